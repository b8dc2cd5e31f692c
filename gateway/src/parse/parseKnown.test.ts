import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_LAYOUTS, type DocumentLayout } from '../upstream/replies/documentLayouts.ts'
import { KNOWN_DOCUMENT_MAX_CHARACTERS } from './limits.ts'
import { parseKnown } from './parseKnown.ts'

/** Texts that would mislead a parser which searches for substrings. */
const TRAPS = ['"_source":', '},{', '}]}', '[{', '},"sort":[', '}]},"aggregations":', '0', '"', '\\', 'á', '🛋']
const trap = fc.oneof(fc.constantFrom(...TRAPS), fc.string())
/**
 * Without a backslash: where V8 (13.6) has seen the name `\\`, JSON.parse takes a name that is one escape, such as `\"`,
 * for it, now and then: what two readings of a text say is not the same then, and neither is to blame.
 */
const name = trap.filter((text) => !text.includes('\\'))
const document = fc.dictionary(
  fc.oneof(fc.constantFrom('id', '_source', 'sort', 'aggregations', 'result', 'hits'), name),
  fc.oneof(trap, fc.integer(), fc.constant(null), fc.array(fc.record({ _source: trap })), fc.record({ sort: trap })),
)
const hit = fc.record(
  { _id: fc.string(), _score: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })), _source: fc.oneof(document, fc.integer()), sort: fc.array(trap) },
  { requiredKeys: ['_id', '_source'] },
) // prettier-ignore
const REPLIES: Readonly<Record<DocumentLayout, fc.Arbitrary<object>>> = {
  hits: fc.record(
    { took: fc.nat(), hits: fc.record({ total: fc.nat(), hits: fc.array(hit) }), aggregations: document },
    { requiredKeys: ['hits'] },
  ),
  items: fc.record(
    { code: fc.constant(200), result: fc.array(fc.oneof(document, fc.integer())), meta: fc.array(document) },
    { requiredKeys: ['code', 'result'] },
  ),
}

/** Returns the parsed text in a comparable form, or that it is no JSON. */
function read(parse: () => unknown): unknown {
  try {
    return JSON.stringify(parse())
  } catch {
    return 'no JSON'
  }
}

describe.each(Object.entries(REPLIES))('a reply that is a list of %s', (kind, replies) => {
  const layout = DOCUMENT_LAYOUTS[kind as DocumentLayout]

  it('says what JSON.parse says', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const text = JSON.stringify(reply)
        expect(read(() => parseKnown(text, layout))).toBe(read(() => JSON.parse(text)))
      }),
      { numRuns: 500 },
    )
  })

  it('is refused where JSON.parse refuses it, and says the same where not', () => {
    fc.assert(
      fc.property(replies, fc.nat(), fc.constantFrom('', ...TRAPS, 'e0', '.0', '{', '}', ']'), (reply, at, noise) => {
        const whole = JSON.stringify(reply)
        const place = at % whole.length
        for (const text of [whole.slice(0, place) + noise + whole.slice(place + 1), whole.slice(0, place)])
          expect(read(() => parseKnown(text, layout))).toBe(read(() => JSON.parse(text)))
      }),
      { numRuns: 500 },
    )
  })
})

type Found = Readonly<{ hits: Readonly<{ hits: readonly Readonly<{ _source: object }>[] }> }>

const found = (...documents: readonly object[]) => {
  const hits = documents.map((_source, place) => ({ _index: 'catalog', _id: String(place), _score: place, _source }))
  const text = JSON.stringify({ took: Math.random(), hits: { total: hits.length, hits }, aggregations: {} })
  return (parseKnown(text, DOCUMENT_LAYOUTS.hits) as Found).hits.hits.map(({ _source }) => _source)
}

it('reuses the parsed document when it has come before, in any reply', () => {
  const [sofa, table] = [
    { sku: 'SOFA-OSLO', price: 8_999 },
    { sku: 'MESA-OSLO', price: 2_999 },
  ]
  found(sofa, table)
  const [first, second] = found(sofa, table)
  expect(found(table, sofa)).toEqual([table, sofa])
  expect(found(table)[0]).toBe(second)
  expect(found(sofa)[0]).toBe(first)
})

it('takes no document for another that begins alike and is as long', () => {
  const description = 'Un sofá de tres plazas con patas de encino'
  const [cheap, dear] = [
    { description, price: 8_999 },
    { description, price: 9_998 },
  ]
  for (let time = 0; time < 3; time += 1) expect(found(cheap, dear, cheap)).toEqual([cheap, dear, cheap])
})

it('keeps nothing of a document that only a page of its own shows', () => {
  const long = { description: 'x'.repeat(KNOWN_DOCUMENT_MAX_CHARACTERS) }
  found(long, { sku: 'A' })
  const [first] = found(long, { sku: 'A' })
  const [second] = found(long, { sku: 'A' })
  expect(second).toEqual(first)
  expect(second).not.toBe(first)
})
