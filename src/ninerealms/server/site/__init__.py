"""The pages: templates, ES modules and style, texts."""
