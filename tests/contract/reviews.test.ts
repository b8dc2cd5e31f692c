import { describe, expect, it } from 'vitest'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway, platform } = sharedShop()
const SKU = 'SOFA-DUNA'

type Reviews = {
  product: {
    rating: { average: number; count: number } | null
    reviews: { totalCount: number; averageRating: number | null; nodes: { title: string; rating: number }[] }
  }
}

const READ = `query ($sku: String!) { product(by: { sku: $sku }) { rating { average count }
  reviews(first: 50) { totalCount averageRating nodes { title rating } } } }`
const WRITE = `mutation ($input: CreateReviewInput!) { createReview(input: $input) {
  userErrors { code } notices { code } } }`

const read = async () => ((await asGuest(gateway).run(READ, { sku: SKU })) as Reviews).product
const moderate = async (path: string, init: RequestInit = {}) => {
  const headers = { 'x-moderation-key': 'moderator-of-hogar', 'content-type': 'application/json' }
  const response = await fetch(`${platform}/api/review/${path}`, { ...init, headers })
  return (await response.json()) as { result: { id: number; title: string }[] }
}
const decide = (id: number, status: string) =>
  moderate(`${id}/status`, { method: 'PUT', body: JSON.stringify({ status }) })

describe('what shoppers say of a product', () => {
  it('is in the seed: as many as the product says, at the average that it says', async () => {
    const { rating, reviews } = await read()
    expect(reviews.totalCount).toBe(9)
    expect(reviews.nodes).toHaveLength(9)
    expect(rating).toEqual({ average: reviews.averageRating, count: 9 })
  })

  it('is listed after a moderator has approved it, never before, and not after it was taken back', async () => {
    const title = `Nueva ${crypto.randomUUID()}`
    const input = { sku: SKU, rating: 1, title, detail: 'Se hunde.', nickname: 'Eva', clientMutationId: title }
    const before = await read()
    const write = () => asGuest(gateway).run(WRITE, { input })
    expect(await write()).toEqual({ createReview: { userErrors: [], notices: [{ code: 'REVIEW_PENDING' }] } })
    expect(await read()).toEqual(before)

    const waiting = (await moderate('pending')).result.filter((review) => review.title === title)
    expect(waiting).toHaveLength(1)
    const id = waiting[0]!.id
    await decide(id, 'approved')
    await expect.poll(async () => (await read()).reviews.nodes[0], { timeout: 10_000 }).toEqual({ title, rating: 1 })
    await expect.poll(async () => (await read()).rating?.count, { timeout: 10_000 }).toBe(10)

    await decide(id, 'rejected')
    await expect.poll(read, { timeout: 10_000 }).toEqual(before)
  })
})
