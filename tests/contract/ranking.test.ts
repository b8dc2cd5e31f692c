import { describe, expect, it } from 'vitest'
import { asBrowser, withForgedSeal } from '../testkit/graph/accountBrowser.ts'
import { buyAs, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'
import { reportProgress } from '../testkit/shoppers/reportProgress.ts'

const { gateway, platform } = sharedShop()

type Browser = ReturnType<typeof asBrowser>
type Ranking = { rank: { code: string }; spent: { amount: string; currencyCode: string }; card: { number: string } }

const FIELDS = 'ranking { rank { code } spent { amount currencyCode } card { number holder } }'
const rankingOf = async (browser: Browser) => {
  const { data } = await browser.send(`{ viewer { customer { ${FIELDS} } } }`)
  return (data?.['viewer'] as { customer: { ranking: Ranking | null } | null } | undefined)?.customer?.ranking ?? null
}
const update = (browser: Browser) =>
  browser.change('updateRanking', 'UpdateRankingInput', { input: {}, select: 'customer { id }' })

describe('a rank', () => {
  it('begins with nothing, and rises with what is bought once it is recalculated', async () => {
    const ana = await signedUp()
    expect(await rankingOf(ana)).toMatchObject({
      rank: { code: 'inicial' },
      spent: { amount: '0.00', currencyCode: 'MXN' },
      card: { number: expect.stringMatching(/^29\d{11}$/) as string, holder: 'Ana López' },
    })
    const wares = await plentifulWares(gateway, 1)
    const order = await buyAs(ana, wares.map(({ sku }) => sku), 3) // prettier-ignore
    await reportProgress(platform, order.number, { status: 'order sent' })
    expect(await update(ana)).toMatchObject({ userErrors: [] })
    expect(Number((await rankingOf(ana))?.spent.amount)).toBeGreaterThan(0)
  })

  it('is shown to its customer alone, and has a card of its own', async () => {
    const [ana, eva] = [await signedUp(), await signedUp()]
    const [own, other] = [await rankingOf(ana), await rankingOf(eva)]
    expect(own?.card.number).not.toBe(other?.card.number)
    const cookie = ana.cookie()
    await ana.logout()
    const late = asBrowser(cookie)
    expect(await rankingOf(late)).toBeNull()
    // A change with the session of a moment ago is refused until its browser has the new one.
    await expect(update(late)).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    for (const nobody of [asBrowser(), asBrowser(withForgedSeal(cookie))]) {
      expect(await rankingOf(nobody)).toBeNull()
      expect(await update(nobody)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    }
  })
})
