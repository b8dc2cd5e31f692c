import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanel_cart$key } from '../__generated__/CartPanel_cart.graphql'

type CartPanelProps = Readonly<{ cart: CartPanel_cart$key }>

/** What is in the cart, beside the page: opens after something was added. */
export function CartPanel({ cart }: CartPanelProps) {
  const { lines } = useFragment(
    graphql`
      fragment CartPanel_cart on Cart {
        lines {
          id
          name
          quantity
        }
      }
    `,
    cart,
  )
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          {line.name} × {line.quantity}
        </li>
      ))}
    </ul>
  )
}
