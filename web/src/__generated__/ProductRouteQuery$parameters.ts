/**
 * @generated SignedSource<<48047d39b52cd8ffd4b8e239fc2c6d47>>
 * @relayHash 2bf1059a5e42d8ce13c053e90dc998d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb14cc1ad3839d50288a753e02607113a1d36fc040c4c1d7a69aefcb2e6253f6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb14cc1ad3839d50288a753e02607113a1d36fc040c4c1d7a69aefcb2e6253f6",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
