import { screen } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { useMoney } from '../i18n/useMoney.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { renderWithRelay } from './renderWithRelay.tsx'

function Probe() {
  const intl = useIntl()
  const money = useMoney()
  return (
    <p>
      {intl.locale} {money({ amount: '8999.00', currencyCode: intl.locale === 'es-MX' ? 'MXN' : 'EUR' })}{' '}
      <StoreLink to="/salas">x</StoreLink>
    </p>
  )
}

test.each([
  ['hogar', 'es-MX $8,999.00 x', '/salas'],
  ['de', 'de-DE 8.999,00 € x', '/de/salas'],
  ['it', 'it-IT 8.999,00 € x', '/it/salas'],
])('gives %s its language, money and addresses', async (code, text, address) => {
  const store = STORES.find((candidate) => candidate.code === code)
  const { container } = await renderWithRelay(<Probe />, { store })
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
