import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router-dom'
import type { DepartmentChips_connection$key } from '../../__generated__/DepartmentChips_connection.graphql'
import { departmentSearch, promotionsVariables } from '../promotionsAddress.ts'
import styles from './DepartmentChips.module.css'

type Props = Readonly<{ connection: DepartmentChips_connection$key }>

/** Renders links to the promotions of each department, with their number. */
export function DepartmentChips({ connection }: Props) {
  const { departments } = useFragment(
    graphql`
      fragment DepartmentChips_connection on PromotionConnection {
        departments {
          code
          name
          count
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  const [search] = useSearchParams()
  const { department: chosen } = promotionsVariables(search)
  if (departments.length < 2 && chosen === null) return null
  const total = departments.reduce((sum, { count }) => sum + count, 0)
  const all = { code: null, name: intl.formatMessage({ id: 'promotions.everything' }), count: total }
  return (
    <nav aria-label={intl.formatMessage({ id: 'promotions.departments' })}>
      <ul className={styles.chips}>
        {[all, ...departments].map(({ code, name, count }) => (
          <li key={code ?? ''}>
            <Link
              to={{ search: departmentSearch(code) }}
              preventScrollReset
              className={styles.chip}
              aria-current={code === chosen ? 'true' : undefined}
            >
              {intl.formatMessage({ id: 'promotions.chip' }, { name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
