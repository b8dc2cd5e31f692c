import { describe, expect, inject, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { SKUS, wareOf } from '../testkit/wares.ts'

const { web, gateway } = inject('stack')

const RENDERS = 200
const AT_ONCE = 40
const ATTEMPTS = 5

/** Search engines get pages whole; in a stream the order of the parts would depend on the moment. */
const READER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** What is new in every render: the nonce of its scripts, the ids of its requests, and what it cost to answer. */
const VOLATILE = [/nonce="[^"]*"/g, /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g]

/** A page as it is when all of its parts came: one whose parts took too long is rendered again. */
async function render(path: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${web}${path}`, { headers: { 'user-agent': READER } })
    const html = await response.text()
    const isWhole = response.status < 500 && !html.includes('"errors":[')
    if (isWhole) return parts(VOLATILE.reduce((text, pattern) => text.replaceAll(pattern, ''), html))
    if (attempt === ATTEMPTS) throw new Error(`${path} is not whole: ${response.status}`)
  }
}

const PAYLOADS =
  /<script[^>]*>\(self\.hogarPayloads=self\.hogarPayloads\|\|\[\]\)\.push\((.*?)\);document.*?<\/script>/gs

/**
 * A page's markup, and the answers that ride along. Those come in as many scripts, and in the order, in which the
 * gateway gave them: they are compared one by one.
 */
function parts(html: string): string {
  const answers = [...html.matchAll(PAYLOADS)].flatMap(([, list = '']) => JSON.parse(`[${list}]`) as unknown[])
  if (answers.length === 0) throw new Error('the page brought no answers')
  const markup = html.replaceAll(PAYLOADS, '').split(/(?=<)/)
  return [...markup, ...answers.map((answer) => JSON.stringify(answer)).toSorted()].join('\n')
}

describe('renders side by side', () => {
  it('are the same as one after the other, over all stores', async () => {
    const { urlPath } = await wareOf(gateway, SKUS.configurable)
    const paths = STORES.flatMap(({ urlPrefix }) => [
      `${urlPrefix}/`,
      `${urlPrefix}/checkout/cart`,
      `${urlPrefix}/i/formas-de-pago`,
    ])
    paths.push(`/${urlPath}`, '/salas')
    const alone = new Map<string, string>()
    for (const path of paths) alone.set(path, await render(path))
    // Pages of different stores must differ, or the comparison would say nothing.
    expect(new Set(alone.values()).size).toBe(paths.length)

    const wanted = Array.from({ length: RENDERS }, (_, at) => paths[(at * 7) % paths.length]!)
    const different: string[] = []
    const work = Array.from({ length: AT_ONCE }, async () => {
      for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
        const html = await render(path)
        if (html !== alone.get(path)) different.push(`${path}: ${firstDifference(html, alone.get(path) ?? '')}`)
      }
    })
    await Promise.all(work)
    expect(different).toEqual([])
  })
})

function firstDifference(one: string, other: string): string {
  const expected = new Set(other.split('\n'))
  return (
    one
      .split('\n')
      .find((part) => !expected.has(part))
      ?.slice(0, 300) ?? 'parts are missing'
  )
}
