import type { ChosenPicture } from './picture-field.tsx'
import { mostOf, type SchemaNode } from './schema-node.ts'

/** Fields with the address of a picture. */
export const PICTURES: ReadonlySet<string> = new Set(['src', 'image_url', 'background_image_path'])

/** The fields of an object that a picture fills; alternative text that is there stays. */
export function withPicture(
  { entries = {} }: SchemaNode,
  body: Readonly<Record<string, unknown>>,
  name: string,
  { src, width, height, alt }: ChosenPicture,
): Readonly<Record<string, unknown>> {
  const { width: widthNode, height: heightNode } = entries
  const size = widthNode && heightNode ? fitted({ width, height }, mostOf(widthNode)) : {}
  const text = 'alt' in entries && !body['alt'] ? { alt } : {}
  return { ...body, [name]: src, ...size, ...text }
}

/** A size in the same proportion, with no side longer than `most`. */
function fitted({ width, height }: { width: number; height: number }, most: number) {
  const scale = Math.min(1, most / Math.max(width, height))
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}
