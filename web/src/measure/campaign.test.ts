// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { readCampaign, storeCampaign } from './arrival.ts'
import { storedCampaign } from './campaign.ts'
import { CAMPAIGN_TTL_MS } from './limits.ts'

const NOW = Date.UTC(2026, 10, 20)
const keep = (search: string, now = NOW, store = 'hogar') => storeCampaign(store, { search, now })

beforeEach(() => localStorage.clear())

describe('the campaign of an address', () => {
  test.each([
    [
      '?utm_source=boletin&utm_medium=email&utm_campaign=buen-fin',
      { source: 'boletin', medium: 'email', name: 'buen-fin' },
    ],
    ['?page=2&utm_source=%20instagram%20', { source: 'instagram', medium: null, name: null }],
    ['?gclid=abc', { source: 'google', medium: 'cpc', name: null }],
    ['?utm_medium=email&utm_campaign=navidad', { source: null, medium: 'email', name: 'navidad' }],
    ['?utm_campaign=navidad', { source: null, medium: null, name: 'navidad' }],
    ['?fbclid=abc&utm_campaign=salas', { source: 'facebook', medium: 'cpc', name: 'salas' }],
    ['?utm_source=google&utm_medium=organic&gclid=abc', { source: 'google', medium: 'organic', name: null }],
  ])('%s is %j', (search, campaign) => {
    expect(readCampaign(search)).toEqual(campaign)
  })

  test.each(['', '?utm_source=%20', '?utm_medium=%20&utm_campaign=', '?gclid=', '?q=utm_source'])(
    '%s names no campaign',
    (search) => {
      expect(readCampaign(search)).toBeNull()
    },
  )

  test('is not kept beyond what the shop takes', () => {
    expect(readCampaign(`?utm_source=${'a'.repeat(5_000)}`)?.source).toHaveLength(100)
  })
})

describe('the campaign that counts', () => {
  test('is the last one, and stays over visits that name none', () => {
    keep('?utm_source=boletin')
    keep('?utm_source=instagram&utm_medium=social')
    keep('?page=2')
    expect(storedCampaign('hogar', NOW)).toEqual({ source: 'instagram', medium: 'social', name: null })
  })

  test('is kept where it has no source', () => {
    keep('?utm_medium=email&utm_campaign=navidad')
    expect(storedCampaign('hogar', NOW)).toEqual({ source: null, medium: 'email', name: 'navidad' })
  })

  test('counts for thirty days', () => {
    keep('?utm_source=boletin')
    expect(storedCampaign('hogar', NOW + CAMPAIGN_TTL_MS)?.source).toBe('boletin')
    expect(storedCampaign('hogar', NOW + CAMPAIGN_TTL_MS + 1)).toBeNull()
    expect(CAMPAIGN_TTL_MS).toBe(30 * 86_400_000)
  })

  test('is that of its store', () => {
    keep('?utm_source=boletin', NOW, 'viu')
    expect(storedCampaign('hogar', NOW)).toBeNull()
  })

  test.each(['{"source":4}', 'nothing', '[]'])('is none where the device holds %s', (kept) => {
    localStorage.setItem('hogar:campaign:hogar', kept)
    expect(storedCampaign('hogar', NOW)).toBeNull()
  })
})
