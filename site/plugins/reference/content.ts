import type { OpenApiDocument } from '@balcao/reference/description/openApiDocument.ts';
import type { RelatedGuide } from './guides.ts';
import type { RecordedCall } from './samples.ts';

/** What the reference page is made of, besides the contract's facts. */
export interface RecordedContent {
  description: OpenApiDocument;
  /** By the id of the operation. */
  calls: Record<string, RecordedCall>;
  guides: Record<string, RelatedGuide[]>;
}
