import { getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkDocument } from './checkDocument.ts'
import { countDocument } from './countDocument.ts'

const count = (text: string) => countDocument(parse(text))
const excesses = (text: string) => checkDocument(parse(text)).map((error) => error.message)
const times = (length: number, part: (index: number) => string) =>
  Array.from({ length }, (_item, index) => part(index)).join(' ')

describe('countDocument', () => {
  it('counts what is there', () => {
    const text = `query ($a: [Int] = [1, 2, 3]) @d { x: one two(list: [1, 2]) @d { three { four } } ... @d { five } }`
    expect(count(text)).toEqual({ depth: 3, aliases: 1, fields: 5, rootFields: 3, directives: 3, listItems: 3 })
  })

  it('counts a fragment wherever it is spread', () => {
    expect(count('{ a { ...F } b { ...F } } fragment F on T { c d { e } }')).toMatchObject({
      depth: 3,
      fields: 8,
      rootFields: 2,
    })
  })

  it('counts fragments that double, in no time', () => {
    const doubling = times(60, (index) => `fragment F${index} on T { ...F${index + 1} ...F${index + 1} }`)
    expect(count(`{ ...F0 } ${doubling} fragment F60 on T { a }`).fields).toBe(2 ** 60)
  })

  it('ends on fragments that spread themselves', () => {
    expect(count('{ ...A } fragment A on T { a ...B } fragment B on T { b ...A }').fields).toBeLessThan(10)
  })

  it('takes the largest operation', () => {
    expect(count('query A { a } query B { a b c }').fields).toBe(3)
  })

  it('finds lists inside of objects inside of lists', () => {
    expect(count('{ a(x: { y: [{ z: [1, 2, 3, 4] }] }) }').listItems).toBe(4)
  })
})

describe('checkDocument', () => {
  it.each([
    ['12 levels', `{ ${times(11, () => 'a {')} a ${'}'.repeat(12)}`],
    ['30 aliases', `{ a { ${times(30, (index) => `x${index}: b`)} } }`],
    ['400 fields', `{ a { ${times(399, (index) => `b${index}`)} } }`],
    ['20 root fields', `{ ${times(20, (index) => `a${index}`)} }`],
    ['30 directives', `{ a { ${times(30, (index) => `b${index} @d`)} } }`],
    ['50 items', `{ a(x: [${times(50, String)}]) }`],
    [
      'introspection as tools ask it',
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true }),
    ],
  ])('lets %s pass', (_name, text) => {
    expect(excesses(text)).toEqual([])
  })

  it.each([
    ['levels', `{ ${times(12, () => 'a {')} a ${'}'.repeat(13)}`],
    ['aliases', `{ a { ${times(31, (index) => `x${index}: b`)} } }`],
    ['fields', `{ a { ${times(400, (index) => `b${index}`)} } }`],
    ['root fields', `{ ${times(21, (index) => `a${index}`)} }`],
    ['directives', `{ a { ${times(31, (index) => `b${index} @d`)} } }`],
    ['levels', `{ a { ...F } } fragment F on T { ${times(11, () => 'a {')} a ${'}'.repeat(12)}`],
    ['root fields', `{ ...F } fragment F on T { ${times(21, (index) => `a${index}`)} }`],
    ['fields', `{ a } fragment Unused on T { ${times(401, (index) => `b${index}`)} }`],
  ])('names %s as what there is too much of', (what, text) => {
    expect(excesses(text)).toEqual([expect.stringMatching(new RegExp(`more than \\d+ ${what}\\.$`))])
  })

  it('refuses a long list as it does in a variable', () => {
    const [error] = checkDocument(parse(`{ a(x: [${times(51, String)}]) }`))
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'A list holds at most 50 items.' })
  })
})
