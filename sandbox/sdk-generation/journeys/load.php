<?php

// Loads every file of a client and prints how many there are: `php load.php <folder>`.

declare(strict_types=1);

[, $folder] = $argv;
require "$folder/autoload.php";

$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator("$folder/src", FilesystemIterator::SKIP_DOTS));
foreach ($files as $file) {
    require_once $file->getPathname();
}
echo count(get_included_files()) - 2, "\n";
