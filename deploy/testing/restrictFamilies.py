"""Runs a program that may open sockets of some families alone, as RestrictAddressFamilies= of systemd has it.

    python3 restrictFamilies.py "AF_INET AF_INET6" node sandbox.mjs
"""

import ctypes
import errno
import os
import platform
import socket
import struct
import sys

SET_SECCOMP, FILTER, NO_NEW_PRIVILEGES = 22, 2, 38
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EAFNOSUPPORT
# Where the kernel has the number of the call and its first argument, and the number of socket().
CALL, FAMILY = 0, 16
SOCKET = {"x86_64": 41, "aarch64": 198}[platform.machine()]


def program(families):
    """Instructions: operation, jump where true, jump where false, value."""
    last = len(families)
    yield LOAD, 0, 0, CALL
    yield EQUALS, 0, last + 2, SOCKET
    yield LOAD, 0, 0, FAMILY
    for at, name in enumerate(families):
        yield EQUALS, last - at, 0, getattr(socket, name)
    yield RETURN, 0, 0, REFUSE
    yield RETURN, 0, 0, ALLOW


class Filter(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p)]


code = [struct.pack("HBBI", *each) for each in program(sys.argv[1].split())]
libc = ctypes.CDLL(None, use_errno=True)
libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
if libc.prctl(SET_SECCOMP, FILTER, ctypes.byref(Filter(len(code), b"".join(code)))):
    sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(sys.argv[2], sys.argv[2:])
