<?php
// php prepare.php <folder of WordPress> install <login>: makes the database and its tables.
// php prepare.php <folder of WordPress> speak <language>: changes the language and deactivates the plugin.
[, $site, $verb, $value] = $argv;
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST);

if ($verb === 'install') {
    define('WP_INSTALLING', true);
    (new mysqli(null, 'root', '', '', 0, getenv('WORDPRESS_SOCKET')))->query('CREATE DATABASE wordpress');
}
require "$site/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ($verb === 'install') {
    wp_install('Loja de Exemplo', $value, 'loja@loja.example', false, '', $value);
}
if ($verb === 'speak') {
    update_option('WPLANG', $value);
    deactivate_plugins('stand-in/plugin.php');
}
