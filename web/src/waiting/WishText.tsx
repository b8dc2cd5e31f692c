import { FormattedMessage } from 'react-intl'
import { useMoney } from '../i18n/useMoney.ts'
import type { Wish } from './wish.ts'

/** What a shopper wanted, in plain words. */
export function WishText({ wish }: Readonly<{ wish: Wish }>) {
  const money = useMoney()
  switch (wish.kind) {
    case 'add':
      return <FormattedMessage id="waiting.wishAdd" values={{ name: wish.name, quantity: wish.quantity }} />
    case 'set':
      return wish.name === null ? (
        <FormattedMessage id="waiting.wishSetUnnamed" values={{ quantity: wish.quantity }} />
      ) : (
        <FormattedMessage id="waiting.wishSet" values={{ name: wish.name, quantity: wish.quantity }} />
      )
    case 'remove':
      return wish.name === null ? (
        <FormattedMessage id="waiting.wishRemoveUnnamed" />
      ) : (
        <FormattedMessage id="waiting.wishRemove" values={{ name: wish.name }} />
      )
    case 'coupon':
      return <FormattedMessage id="waiting.wishCoupon" values={{ code: wish.code }} />
    case 'noCoupon':
      return <FormattedMessage id="waiting.wishNoCoupon" />
    case 'shipping':
      return <FormattedMessage id="waiting.wishShipping" values={{ title: wish.title }} />
    case 'payment':
      return <FormattedMessage id="waiting.wishPayment" values={{ title: wish.title }} />
    case 'order': {
      const total = wish.total ? money(wish.total) : 'none'
      return <FormattedMessage id="waiting.wishOrder" values={{ units: wish.units, total }} />
    }
    case 'stockNotice':
      return <FormattedMessage id="waiting.wishStockNotice" values={{ email: wish.email }} />
    case 'newsletter':
      return <FormattedMessage id="waiting.wishNewsletter" values={{ email: wish.email }} />
    case 'newsletterEnd':
      return <FormattedMessage id="waiting.wishNewsletterEnd" />
    case 'review':
      return <FormattedMessage id="waiting.wishReview" values={{ name: wish.name }} />
    case 'shareCart':
      return <FormattedMessage id="waiting.wishShareCart" />
    case 'takeOver':
      return <FormattedMessage id="waiting.wishTakeOver" />
    case 'saveQuote':
      return <FormattedMessage id="waiting.wishSaveQuote" values={{ name: wish.name }} />
    case 'restoreQuote':
      return <FormattedMessage id="waiting.wishRestoreQuote" values={{ name: wish.name }} />
    case 'deleteQuote':
      return <FormattedMessage id="waiting.wishDeleteQuote" values={{ name: wish.name }} />
    case 'cancelOrder':
      return <FormattedMessage id="waiting.wishCancelOrder" values={{ number: wish.number }} />
    case 'createReturn':
      return <FormattedMessage id="waiting.wishCreateReturn" values={{ number: wish.number }} />
    case 'other':
      return <FormattedMessage id="waiting.wishOther" />
  }
}
