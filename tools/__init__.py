"""What is behind dev.py: setting up, the page, compiling, checks. Standard library only.

`commands` is the contents page. A command says what it needs (`ready`), and that is
made at the same time where it can be: `packages` fills environments from lock files,
`page` builds web/, `compiling` makes the rules fast, `installed` decides which rules
`.venv` runs. Whatever is interrupted, at any moment, the same command repairs: what
is begun has no stamp, and what has no stamp is made anew.
"""
