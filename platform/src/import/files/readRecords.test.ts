import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectFile } from './inspectFile.ts'
import { readRecords } from './readRecords.ts'

const directory = mkdtempSync(join(tmpdir(), 'hogar-records-'))

/** Ids of the records of a file, and what could not be read, by line. */
async function read(content: string | Buffer, name = 'export.json') {
  const path = join(directory, name)
  writeFileSync(path, content)
  const found: unknown[] = []
  for await (const record of readRecords([await inspectFile(path)]))
    found.push('problem' in record ? `${record.where} ${record.problem}` : record.source.id)
  return found
}

const A = { id: 1, sku: 'A', nested: [{ id: 11 }], name: 'Mesa } { " \\' }
const B = { id: 2, sku: 'B', name: 'Silla' }
const C = { id: 3, sku: 'C', category: [] }
const pretty = (value: unknown) => JSON.stringify(value, null, 2)
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n')
const hits = (...records: { id: number }[]) => ({
  took: 1,
  _shards: { total: 1 },
  hits: {
    total: 3,
    hits: records.map((record) => ({ _index: 'shop_product', _id: String(record.id), _source: record })),
  },
})

test.each<[string, string | Buffer]>([
  ['one record to a line', lines(A, B, C)],
  ['a byte order mark and CRLF', `\uFEFF${lines(A, B, C).replaceAll('\n', '\r\n')}\r\n`],
  ['a list on one line', JSON.stringify([A, B, C])],
  ['a list with one record to a line', `[\n${lines(A, B, C).replaceAll('\n', ',\n')}\n]\n`],
  ['a list over many lines', pretty([A, B, C])],
  ['a list over many lines, with tabs and CRLF', JSON.stringify([A, B, C], null, '\t').replaceAll('\n', '\r\n')],
  ['objects over many lines, one after another', [A, B, C].map(pretty).join('\n')],
  ['a search result on one line', JSON.stringify(hits(A, B, C))],
  ['a search result over many lines', pretty(hits(A, B, C))],
  ['a REST answer', pretty({ items: [A, B, C], search_criteria: {}, total_count: 3 })],
  ['UTF-16', Buffer.from(`\uFEFF${lines(A, B, C)}`, 'utf16le')],
  ['gzip', gzipSync(pretty([A, B, C]))],
])('reads %s', async (_what, content) => {
  expect(await read(content)).toEqual([1, 2, 3])
})

test('a search result too long for the beginning of a file to hold is read record by record', async () => {
  const many = Array.from({ length: 4_000 }, (_, id) => ({ id, sku: `S${id}`, text: 'x'.repeat(200) }))
  expect(await read(JSON.stringify(hits(...many)))).toEqual(many.map(({ id }) => id))
  expect(await read(JSON.stringify(many))).toEqual(many.map(({ id }) => id))
})

test('separators of lines within texts end no record', async () => {
  expect(await read(lines({ ...A, name: 'a\u2028b\u2029c\u0085d' }, B))).toEqual([1, 2])
  expect(await read(pretty([{ ...A, name: 'a\u2028b' }, B]))).toEqual([1, 2])
})

test.each<[string, string, unknown[]]>([
  ['a cut last line', `${lines(A, B)}\n{"id": 3, "sku": "C`, [1, 2, 'export.json:3 not JSON']],
  ['a cut line in the middle', `${JSON.stringify(A)}\n{"id": 9, "na\n${JSON.stringify(B)}`, [1, 'export.json:2 not JSON', 2]],
  ['a list that is cut', pretty([A, B, C]).slice(0, -20), [1, 2, 'export.json:17 not JSON']],
  ['a record of a list that is no JSON', pretty([A, { id: 9, n: 'NaN' }, C]).replace('"NaN"', 'NaN'), [1, 'export.json:12 not JSON', 3]],
  ['a record of a list that is cut', pretty([A, { id: 9, n: 'long' }, C]).replace('long"\n  },', ''), [1, 'export.json:12 not JSON', 3]],
  ['an error page', '<!DOCTYPE html>\n<html>502</html>', ['export.json:1 not JSON', 'export.json:2 not JSON']],
  ['nothing', '', []],
])('names what is not JSON: %s', async (_what, content, expected) => {
  expect(await read(content)).toEqual(expected)
}) // prettier-ignore

test('a cut gzip file gives its beginning, and says that it is cut', async () => {
  const many = Array.from({ length: 3_000 }, (_, id) => ({ id, sku: `S${id}-${Math.sin(id)}` }))
  const whole = gzipSync(lines(...many))
  const found = await read(whole.subarray(0, whole.length / 2), 'cut.jsonl.gz')
  expect(found.length).toBeGreaterThan(1_000)
  expect(found.slice(0, 3)).toEqual([0, 1, 2])
  expect(found.at(-1)).toMatch(/^cut\.jsonl\.gz the compressed file is cut or damaged/)
})

test('the encoding is detected', async () => {
  const inspect = async (content: Buffer) => {
    const path = join(directory, 'encoded.json')
    writeFileSync(path, content)
    const { encoding, hasBrokenCharacters } = await inspectFile(path)
    return [encoding, hasBrokenCharacters]
  }
  const text = lines({ id: 1, name: 'Sillón Ñandú' })
  expect(await inspect(Buffer.from(text))).toEqual(['utf-8', false])
  expect(await inspect(Buffer.from(text, 'latin1'))).toEqual(['windows-1252', false])
  expect(await inspect(Buffer.concat([Buffer.from(text), Buffer.from([0xff])]))).toEqual(['utf-8', true])
})
