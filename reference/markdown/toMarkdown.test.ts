import { expect, test } from 'vitest';
import { sectionOf } from '../description/anchors.ts';
import { readDescription } from '../description/readDescription.ts';
import { library, texts } from '../testing.ts';
import { toMarkdown } from './toMarkdown.ts';

const markdown = toMarkdown({
  reference: readDescription(library),
  texts,
  errors: [
    {
      code: 'b101',
      status: 401,
      msg: 'Who?',
      cause: 'No name.',
      remedy: 'Send it.',
      remedyOutside: false,
      retryable: false,
      provoke: '`GET /`',
    },
  ],
  samples: { createBook: { request: 'curl /books', status: 200, response: '{}' } },
});

test('one operation can be cut out, with all that belongs to it', () => {
  expect(sectionOf(markdown, 'tag/books/POST/books')).toBe(`### Do createBook (deprecated)

\`POST /books\`

What it does.

Who may call it.

#### body

\`NewBook\`: A book to add.

- \`title\` (string, required). Its title. length: \`≥ 1\`
- \`shelf\` (object | null). Where it stands.
  - \`row\` (integer). Counted from the door. range: \`≥ 1\`

#### answers

- **200** Done
- **401** Refused: \`b101\`
- **422** Refused: \`b201\`, \`b202\`

#### callback: Do bookRead

What it does.

Who may call it.

#### answers

- **200** Received

#### request

\`\`\`sh
curl /books
\`\`\`

#### answer 200

\`\`\`json
{}
\`\`\``);
});

test('a code lists the operations that return it', () => {
  expect(sectionOf(markdown, 'errors/b101')).toContain('- where: `GET /books/{id}`, `POST /books`');
});

test('a section that is not there is named', () => {
  expect(() => sectionOf(markdown, 'tag/none')).toThrow('#tag/none');
});
