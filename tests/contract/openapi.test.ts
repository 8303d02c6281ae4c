import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from '#contract/registry.ts'
import { openApiDocument } from '#server/openapi/document.ts'

const document = openApiDocument(calls, '1.0.0')

test('[API-04] the contract is a valid OpenAPI 3.1 document with every call in it', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const operations = Object.values(document['paths'] as Record<string, object>).flatMap((path) =>
    Object.values(path),
  )
  expect(operations.map((operation: { operationId: string }) => operation.operationId).sort()).toEqual(
    Object.keys(calls).sort(),
  )
})

test('every reference leads to a schema of the document', () => {
  const names = JSON.stringify(document).match(/(?<="#\/components\/schemas\/)\w+/g) ?? []
  const { schemas } = document['components'] as { schemas: object }
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...new Set(names)]))
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('the validator refuses a broken document', async () => {
  const broken = { ...structuredClone(document), info: {} }
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})
