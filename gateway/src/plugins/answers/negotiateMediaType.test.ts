import { expect, it } from 'vitest'
import { negotiateMediaType } from './negotiateMediaType.ts'

const JSON_TYPE = 'application/json'
const GRAPHQL = 'application/graphql-response+json'

it.each([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/*', JSON_TYPE],
  [GRAPHQL, GRAPHQL],
  [`${GRAPHQL}, ${JSON_TYPE};q=0.9`, GRAPHQL],
  [`${GRAPHQL};q=0.5, ${JSON_TYPE}`, JSON_TYPE],
  [`${JSON_TYPE};q=0.1, ${GRAPHQL};q=0.2`, GRAPHQL],
  [`${JSON_TYPE};q=0, */*`, GRAPHQL],
  [`${GRAPHQL};charset=utf-8`, GRAPHQL],
  [`APPLICATION/GRAPHQL-RESPONSE+JSON; Q=1`, GRAPHQL],
  ['text/html, */*;q=0.1', JSON_TYPE],
  ['multipart/mixed', JSON_TYPE],
])('%s reads %s', (accept, mediaType) => {
  expect(negotiateMediaType(accept)?.mediaType).toBe(mediaType)
})

it.each(['image/png', 'text/html', `${JSON_TYPE};q=0`, `${JSON_TYPE}; charset=latin1`, ''])(
  '%s reads nothing of ours',
  (accept) => {
    expect(negotiateMediaType(accept)).toBeNull()
  },
)

it.each([
  [`multipart/mixed, ${JSON_TYPE}`, 'deferSpec=20220824'],
  [`multipart/mixed;deferSpec=20220824,${GRAPHQL},${JSON_TYPE}`, 'deferSpec=20220824'],
  [`multipart/mixed;incrementalSpec=v0.2,${GRAPHQL},${JSON_TYPE}`, 'incrementalSpec=v0.2'],
  [`multipart/mixed;deferSpec=20220824;q=0.5, multipart/mixed; incrementalSpec="v0.2"`, 'incrementalSpec=v0.2'],
  [`multipart/mixed;deferSpec=20991231, ${JSON_TYPE}`, null],
  [`multipart/mixed;q=0, ${JSON_TYPE}`, null],
  ['*/*', null],
])('%s takes an answer in parts as %s', (accept, multipart) => {
  expect(negotiateMediaType(accept)).toMatchObject({ multipart })
})
