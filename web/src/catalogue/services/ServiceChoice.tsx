import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServiceChoice_product$key } from '../../__generated__/ServiceChoice_product.graphql'
import { chosenServices } from '../../cart/adding/chosenServices.ts'
import { ServiceOption } from './ServiceOption.tsx'
import { ServiceScope } from './ServiceScope.tsx'
import { serviceToAdd } from './serviceToAdd.ts'
import styles from './ServiceChoice.module.css'

type Props = Readonly<{
  product: ServiceChoice_product$key
  quantity: number
  /** True if the product, or the chosen variant of it, is sold out. */
  isSoldOut: boolean
}>

/** Checkboxes of the services that are added to the cart with a product: one unit of each for every unit of it. */
export function ServiceChoice({ product, quantity, isSoldOut }: Props) {
  const { sku, unavailable, services, service } = useFragment(
    graphql`
      fragment ServiceChoice_product on Product {
        sku
        unavailable {
          __typename
        }
        services {
          sku
          stock {
            status
          }
          ...ServiceOption_product
          ...serviceToAdd_product
        }
        ... on VirtualProduct @alias(as: "service") {
          ...ServiceScope_product
        }
      }
    `,
    product,
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  // A service without its product cannot be added.
  const offered = unavailable || isSoldOut ? [] : (services ?? [])
  useEffect(() => {
    const wanted = offered.filter((one) => chosen.includes(one.sku) && one.stock?.status !== 'OUT_OF_STOCK')
    chosenServices.set(
      sku,
      wanted.map((one) => serviceToAdd(one, quantity)),
    )
    return () => void chosenServices.delete(sku)
  })
  if (offered.length === 0) return service ? <ServiceScope product={service} /> : null
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>
        <FormattedMessage id="services.title" />
      </legend>
      <ul className={styles.list}>
        {offered.map((one) => (
          <ServiceOption
            key={one.sku}
            product={one}
            isChosen={chosen.includes(one.sku)}
            onChoose={(isChosen) =>
              setChosen((others) => [...others.filter((other) => other !== one.sku), ...(isChosen ? [one.sku] : [])])
            }
          />
        ))}
      </ul>
      <output className={styles.pieces}>
        <FormattedMessage id="services.pieces" values={{ count: quantity }} />
      </output>
    </fieldset>
  )
}
