/**
 * @generated SignedSource<<4d635e0bc70a510909a52f5fa98c41fb>>
 * @relayHash 3167e720fd540b3b4c8f4c3076631ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93809a44e6b2f3945b6e8c9a5fa93b62287715dca52861dd5dac88f4d5e49d31

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93809a44e6b2f3945b6e8c9a5fa93b62287715dca52861dd5dac88f4d5e49d31",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
