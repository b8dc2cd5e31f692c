import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { StoreLink } from '../routing/StoreLink.tsx'
import { CreatePasswordForm } from './CreatePasswordForm.tsx'
import { EntryPage } from './EntryPage.tsx'

/**
 * `/create-password?email=…&resetToken=…`: where a mail's link leads. The token is taken out of the address at once:
 * no history, no other site and no kept page hears of it.
 */
export function CreatePasswordRoute() {
  const intl = useIntl()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => {
    const query = new URLSearchParams(search)
    return { email: query.get('email') ?? '', resetToken: query.get('resetToken') ?? '' }
  })
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  const isWhole = link.email !== '' && link.resetToken !== ''
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.createPasswordTitle' })}
      intro={isWhole ? <FormattedMessage id="customers.createPasswordText" values={{ email: link.email }} /> : null}
      ways={
        <StoreLink to="/customer/account/forgot-password">
          <FormattedMessage id="customers.askForLink" />
        </StoreLink>
      }
    >
      {isWhole ? <CreatePasswordForm {...link} /> : <FormattedMessage id="customers.linkIncomplete" tagName="p" />}
    </EntryPage>
  )
}
