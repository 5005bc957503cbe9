const generated = '^contract/generated/';
const brand = String.raw`^provider\.config\.ts$`;

/** Rooms that run in a browser: values come from the generated facts, types from the contract. */
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
    may: ['^$1/', '^ui/', generated, '^contract/control/inTab[.]ts$', brand],
    except: ['type-only'],
    comment:
      'These run in a browser: import contract/generated/facts.<locale>.json, ui/ and the names of what runs in the tab. If a fact is missing there, add it in contract/facts and run "npm run generate".',
  },
  {
    name: 'applications-take-types-of-the-contract',
    from: '^(checkout|workbench)/',
    may: ['^$1/', '^(ui|contract)/', brand],
    comment:
      'Types weigh nothing in a browser, yet they come from the contract alone. State the shape in contract/, where both sides can hold to it.',
  },
  {
    name: 'site-stays-outside',
    from: '^site/(?!proofs/)',
    may: ['^(site|ui|checkout|workbench|reference|openapi)/', generated, '^examples/', brand],
    except: ['type-only'],
    comment:
      'Pages take facts from contract/generated and reach the sandbox with fetch. If a fact is missing, add it in contract/facts and run "npm run generate".',
  },
  {
    name: 'site-takes-types-of-the-facts',
    from: '^site/(?!proofs/)',
    may: [
      '^(site|ui|checkout|workbench|reference|openapi)/',
      generated,
      '^contract/facts/build[.]ts$',
      '^examples/',
      brand,
    ],
    comment:
      'Types weigh nothing in a browser, yet they are those of the facts. Derive the shape from Facts, in site/src/facts/types.ts.',
  },
];

module.exports = { pageRooms };
