import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftCardsPage_offer$key } from '../__generated__/GiftCardsPage_offer.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useOrigin } from '../routing/OriginContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { GiftCardForm } from './GiftCardForm.tsx'
import { giftCardJsonLd } from './giftCardJsonLd.ts'
import styles from './GiftCards.module.css'

const PATH = '/tarjeta-de-regalo'
const TERMS = ['valid', 'cash', 'store', 'account', 'payment', 'tax', 'cancel'] as const

/** Page of gift cards: the form of a card, and the terms in words. */
export function GiftCardsPage({ offer: key }: Readonly<{ offer: GiftCardsPage_offer$key }>) {
  const offer = useFragment(
    graphql`
      fragment GiftCardsPage_offer on GiftCardOffer {
        sku
        validYears
        minimum {
          amount
          currencyCode
        }
        maximum {
          amount
          currencyCode
        }
        ...GiftCardForm_offer
      }
    `,
    key,
  )
  const intl = useIntl()
  const money = useMoney()
  const origin = useOrigin()
  const toStorePath = useStorePath()
  const range = { minimum: money(offer.minimum, true), maximum: money(offer.maximum, true) }
  const title = intl.formatMessage({ id: 'giftcards.title' })
  const description = intl.formatMessage({ id: 'giftcards.description' }, range)
  return (
    <PageBody>
      <PageHead
        title={title}
        description={description}
        canonicalPath={PATH}
        jsonLd={giftCardJsonLd({
          sku: offer.sku,
          name: title,
          description,
          address: `${origin}${toStorePath(PATH)}`,
          minimum: offer.minimum.amount,
          maximum: offer.maximum.amount,
          currencyCode: offer.minimum.currencyCode,
        })}
      />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'giftcards.home' }), to: '/' }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <FormattedMessage id="giftcards.lead" />
        </p>
      </header>
      <GiftCardForm offer={offer} />
      <section className={styles.terms} aria-labelledby="gift-card-terms">
        <h2 id="gift-card-terms">
          <FormattedMessage id="giftcards.terms" />
        </h2>
        <ul className={styles.list}>
          {TERMS.map((term) => (
            <li key={term}>
              <FormattedMessage id={`giftcards.term.${term}`} values={{ years: offer.validYears }} />
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <StoreLink to="/my-account/wallet" className={styles.link}>
            <FormattedMessage id="giftcards.toWallet" />
          </StoreLink>
          <StoreLink to="/customer/account/create" className={styles.link}>
            <FormattedMessage id="giftcards.toAccount" />
          </StoreLink>
        </p>
      </section>
    </PageBody>
  )
}
