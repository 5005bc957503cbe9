import * as z from 'zod';

/** Unwraps optional, nullable and preprocessed schemas. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return innerSchema(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Fields of an object schema after unwrapping; empty for other schemas. */
export const shapeOf = (schema: z.ZodType | undefined): Record<PropertyKey, z.ZodType> => {
  const inner = schema && innerSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** Schema of the field at a path; undefined if unknown. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  path.reduce<z.ZodType | undefined>((place, key) => {
    const inner = place && innerSchema(place);
    return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : shapeOf(inner)[key];
  }, schema);
