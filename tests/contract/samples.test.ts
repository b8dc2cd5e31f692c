import { expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { web, gateway } = sharedShop()

const SAMPLES = `{ search(term: "PLANO-REPISA", first: 5) { nodes { ... on DownloadableProduct { samples { title url } } } } }`

it.each(STORES.map(({ code }) => code))('what a plan of %s shows ahead is a file that opens', async (code) => {
  const { search } = (await asGuest(gateway, code).run(SAMPLES)) as {
    search: { nodes: readonly { samples?: readonly { url: string }[] }[] }
  }
  const urls = search.nodes.flatMap(({ samples = [] }) => samples.map(({ url }) => url))
  expect(urls.length).toBeGreaterThan(0)
  for (const url of urls) {
    expect(url.startsWith(`${web}/img/`)).toBe(true)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})
