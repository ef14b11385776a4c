"""The interface over HTTP: addresses, what a request asks, who may ask it, and how it is answered."""
