import * as z from 'zod';

/** A schema out of what makes it optional, nullable, or reads its value first. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return innerSchema(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** The fields of an object, whatever it is wrapped in; none of anything else. */
export const shapeOf = (schema: z.ZodType | undefined): Record<PropertyKey, z.ZodType> => {
  const inner = schema && innerSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** The schema of a field; undefined for one that nobody knows. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  path.reduce<z.ZodType | undefined>((place, key) => {
    const inner = place && innerSchema(place);
    return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : shapeOf(inner)[key];
  }, schema);
