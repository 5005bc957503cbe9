/** Stylesheets of the page. They are imported here, because its components never reach a browser. */
import './responses.module.css';
import './error-catalogue.module.css';
import './fields.module.css';
import './operation.module.css';
import './page.module.css';
import './samples.module.css';
import './operation-tree.module.css';
