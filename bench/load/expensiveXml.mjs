import { fill, posted, soap, soapCall, times, xml } from './shape.mjs';

/** The most expensive SOAP messages. @type {readonly import('./shape.mjs').Shape[]} */
export const expensiveXml = [
  ...posted(
    { path: soap, headers: xml, status: 500 },
    {
      elements: `<a>${fill('<b/>')}</a>`,
      'elements, as many as may be': `<a>${'<b/>'.repeat(3990)}</a>`,
      attributes: `<a ${times(3990, (at) => `a${at}="1"`, ' ')}/>`,
      'attributes of one element': `<a ${times(1900, (at) => `a${at}="1"`, ' ')}/>`,
      'elements with attributes': `<a>${'<b a="1" b="2" c="3"/>'.repeat(1300)}</a>`,
      'elements of the largest size': `<a>${'<b/>'.repeat(12_400)}</a>`,
      'attributes of the largest size': `<a>${'<b a="1" b="2"/>'.repeat(4100)}</a>`,
      'attributes of one element, as many as may be': `<a ${times(1900, (at) => `a${at}="1"`, ' ')}/>`,
      namespaces: `<a>${times(1900, (at) => `<b${at} xmlns:x${at}="u"/>`)}</a>`,
      'namespaces in each other': `${times(19, (at) => `<a ${times(200, (n) => `xmlns:n${at}_${n}="u"`, ' ')}>`)}${fill('</a>', 76)}`,
      references: `<a>${'&amp;'.repeat(3990)}</a>`,
      'references of the largest size': `<a>${'&#233;</a><a>'.repeat(4000)}</a>`,
      'character data': `<a>${'<![CDATA[x]]>'.repeat(3990)}</a>`,
      comments: `<a>${'<!--x-->'.repeat(3990)}</a>`,
      instructions: `<a>${'<?x?>'.repeat(3990)}</a>`,
      'a long text of XML': `<a>${fill('x')}</a>`,
      'closing brackets': `<a>${fill('>')}</a>`,
      'opening brackets': fill('<'),
      'a long name': `<${fill('a')}/>`,
      'spaces in a tag': `<a${fill(' ')}/>`,
      'a long comment': `<a><!--${fill('- ')}--></a>`,
      'a text of the largest size': `<a>${fill('x', 990_000)}</a>`,
    },
  ),
  ...posted(
    { path: soap, headers: xml, own: 'full', status: 200 },
    {
      'payments of a period': soapCall(
        'getEntityPayments',
        '<dateTimeInterval><startDate>2000-01-01</startDate><endDate>2999-01-01</endDate></dateTimeInterval>',
      ),
      'payments to check': soapCall(
        'checkEntityPayments',
        `<requestPayments><payments>${times(500, (at) => `<item><paymentId>${20_000 + (at % 100)}</paymentId></item>`)}</payments></requestPayments>`,
      ),
    },
  ),
];
