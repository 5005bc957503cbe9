<?php

// Records the client's pauses instead of sleeping, as long as `$GLOBALS['pauses']` is a list.

declare(strict_types=1);

namespace Balcao\Client;

function usleep(int $microseconds): void
{
    if (is_array($GLOBALS['pauses'] ?? null)) {
        $GLOBALS['pauses'][] = $microseconds / 1e6;
        return;
    }
    \usleep($microseconds);
}
