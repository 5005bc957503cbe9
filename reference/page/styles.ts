/** The stylesheets of the page. The page itself never reaches a browser as code, so what it looks like is named here. */
import './responses.module.css';
import './error-catalogue.module.css';
import './fields.module.css';
import './operation.module.css';
import './page.module.css';
import './samples.module.css';
import './operation-tree.module.css';
