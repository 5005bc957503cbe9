"""Runs Python programs in one interpreter.

Each line of standard input is the path of a program; for each it writes one line: the program's two outputs in
Base64, separated by a tab. Each program has globals of its own.
"""

import base64
import contextlib
import io
import runpy
import sys
import traceback


def run(path):
    try:
        runpy.run_path(path, run_name="__main__")
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()


def in_base64(stream):
    stream.flush()
    return base64.b64encode(stream.buffer.getvalue()).decode()


requests, answers = sys.stdin, sys.stdout
sys.stdin = io.StringIO()
for line in requests:
    output, errors = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        run(line.rstrip("\n"))
    print(f"{in_base64(output)}\t{in_base64(errors)}", file=answers, flush=True)
