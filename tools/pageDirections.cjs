const generated = '^contract/generated/';
const brand = String.raw`^provider\.config\.ts$`;

/** Rooms for browsers. Their values come from the generated facts, their types from the contract. */
const pageRooms = [
  {
    name: 'reference-knows-ui',
    from: '^reference/',
    may: ['^(reference|ui|openapi)/'],
    comment:
      'The reference takes a description and gives React, with ui/ and openapi/ alone. Hand it samples, links and texts as props from the site.',
  },
  {
    name: 'applications-know-generated-facts',
    from: '^(checkout|workbench)/',
    may: ['^$1/', '^ui/', generated, '^contract/(control/inTab|checkDigits)[.]ts$', brand],
    except: ['type-only'],
    comment:
      'These run in a browser: import contract/generated/facts.<locale>.json, ui/, the check digits of references and the names of what runs in the tab. If a fact is missing there, add it in contract/facts and run "npm run generate".',
  },
  {
    name: 'applications-take-types-of-the-contract',
    from: '^(checkout|workbench)/',
    may: ['^$1/', '^(ui|contract)/', brand],
    comment:
      'Types weigh nothing in a browser, yet they come from the contract alone. State the shape in contract/, where both sides can hold to it.',
  },
  {
    name: 'site-reads-the-contract',
    from: '^site/(?!proofs/)',
    may: ['^(site|ui|checkout|workbench|reference|openapi|contract|examples)/', '^tools/(run|derived|start)/', brand],
    comment:
      'The site is built of the contract and the examples, by scripts that make derived files. Reach the sandbox with fetch; if a fact is missing, add it in contract/facts.',
  },
  {
    name: 'browsers-get-data',
    from: '^site/src/(start|router|onDemand|search|islands|components/(forms|api/console))/',
    may: [
      '^(site|ui|checkout|workbench|reference|openapi|examples)/',
      generated,
      '^contract/control/inTab[.]ts$',
      brand,
    ],
    except: ['type-only'],
    comment:
      "This is loaded by a browser, which gets what it needs of the contract as data in its page's language: import @facts/<table>.json (site/src/facts/modules.d.ts). Types weigh nothing.",
  },
  {
    name: 'builder-serves-components',
    from: '^(?!site/(builder|src/components)/)',
    may: ['^(?!site/builder/)'],
    everybody: [],
    except: ['type-only'],
    comment:
      'The builder is a process of its own, which commands start, and nothing that a browser loads may import it. Take what it says as data, or move what both need into site/src.',
  },
  {
    name: 'components-ask-their-page',
    from: '^site/src/components/',
    may: ['^(?!site/builder/)', '^site/builder/(pages/page|languages)[.]ts$'],
    everybody: [],
    except: ['type-only'],
    comment:
      'A component is rendered in a page, which it asks with usePage(). Give the page what it needs in site/builder/data/pageData.ts.',
  },
  {
    name: 'browsers-get-single-facts',
    from: '^site/src/(start|router|islands|onDemand|search)/',
    may: ['^(?!site/src/facts/facts[.]ts$)'],
    everybody: [],
    comment:
      'This module has all facts of the contract. What a browser loads imports the tables that it needs as data: "@facts/seed.json".',
  },
];

module.exports = { pageRooms };
