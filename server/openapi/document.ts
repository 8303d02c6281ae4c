import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { API_PREFIX, DOCUMENT_COOKIE } from '#contract/platform/constants.ts'
import type { Auth, Calls, Endpoint } from '#contract/platform/endpoint.ts'
import { ContentNode } from '#contract/platform/content-nodes.ts'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { Failure } from '#contract/platform/wire.ts'

type Json = Record<string, unknown>

/**
 * The contract as OpenAPI 3.1. Every call also takes `project_id`, and calls about the current cart an optional
 * `customers_carts_id`: in the query of a GET or of an uploaded file, in the body of any other POST.
 */
export function openApiDocument(calls: Calls, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, entry] of Object.entries(calls)) {
    const path = `/${entry.path}`
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(name, entry) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Emberwright shop API',
      version,
      description:
        'Every POST but those of the feed repeats the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. Money is in dollars with two decimals.',
    },
    servers: [{ url: `/${API_PREFIX}` }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        document: { type: 'apiKey', in: 'cookie', name: DOCUMENT_COOKIE },
        staff: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE },
        feed: { type: 'http', scheme: 'bearer', description: 'A key that staff make on the screen Feed.' },
      },
      schemas: { Failure: schemaOf(Failure, 'output'), ...toJsonSchemaDefs(SHARED, OPTIONS) },
    },
  }
}

function operation(name: string, entry: Endpoint): Json {
  return {
    operationId: name,
    summary: entry.summary,
    tags: [
      entry.path
        .split('/')
        .slice(0, -1)
        .join('/')
        .replaceAll(/\/?\{\w+\}/g, '') || 'api',
    ],
    security: SECURITY[entry.auth],
    parameters: [...pathParameters(entry), ...queryParameters(entry)],
    ...(entry.method === 'POST' ? { requestBody: requestBody(entry) } : {}),
    responses: {
      200: { description: 'The answer', content: answerOf(entry) },
      ...(['required', 'document', 'feed'].includes(entry.auth)
        ? { 401: failure('No session, or no key') }
        : {}),
      ...(entry.auth === 'staff' ? { 404: failure('No staff session') } : {}),
      default: failure('A refusal'),
    },
  }
}

const SECURITY: Readonly<Record<Auth, readonly Json[]>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
  document: [{ document: [] }],
  staff: [{ staff: [] }],
  feed: [{ feed: [] }],
}

/** Recursive schemas, which others refer to. */
const SHARED = { ContentNode }
const OPTIONS = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

const projectId = { type: 'integer', enum: [11, 14] }
const cartId = { type: 'integer', minimum: 1 }
const content = (schema: Json) => ({ 'application/json': { schema } })
const answerOf = ({ auth, file, answer }: Endpoint): Json =>
  auth === 'document' || file ? { 'application/octet-stream': {} } : content(schemaOf(answer, 'input'))
const failure = (description: string) => ({
  description,
  content: content({ $ref: '#/components/schemas/Failure' }),
})

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ method, raw, query, cartScoped }: Endpoint): Json[] {
  if (method === 'POST' && !raw) return []
  const { properties, required } = objectOf(query)
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  const cart = { name: 'customers_carts_id', in: 'query', required: false, schema: cartId }
  const project = { name: 'project_id', in: 'query', required: true, schema: projectId }
  return [project, ...(cartScoped ? [cart] : []), ...own]
}

function requestBody({ body, cartScoped, raw }: Endpoint): Json {
  if (raw) return { required: true, content: { 'application/octet-stream': {} } }
  const { properties, required } = objectOf(body)
  const schema = {
    type: 'object',
    properties: {
      project_id: projectId,
      ...(cartScoped ? { customers_carts_id: cartId } : {}),
      ...properties,
    },
    required: ['project_id', ...required],
    additionalProperties: false,
  }
  return { required: true, content: content(schema) }
}

function objectOf(schema: GenericSchema | undefined) {
  const read = schema ? schemaOf(schema, 'input') : {}
  // the JSON Schema writer sets both of these or neither
  return {
    properties: (read['properties'] ?? {}) as Json,
    required: (read['required'] ?? []) as readonly string[],
  }
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, { ...OPTIONS, definitions: SHARED, typeMode })
  return rest
}
