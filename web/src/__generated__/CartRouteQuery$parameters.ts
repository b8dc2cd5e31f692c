/**
 * @generated SignedSource<<2487d13285a60a110a2a6579418b53a0>>
 * @relayHash b132b2618f1cba24b47daf4a7f9f0084
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d2240d562496c1b47b4d64a44c2e297c7e00d60013573748655561f5f0970d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9d2240d562496c1b47b4d64a44c2e297c7e00d60013573748655561f5f0970d",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
