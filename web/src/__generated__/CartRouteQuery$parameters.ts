/**
 * @generated SignedSource<<f199367ea3aecab0e5a7ae455245f1da>>
 * @relayHash e803e1ff699b8460bca607b39fb72017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f1c4a2b27f16a7bfc28a0c72482d3346efca36bdeddc855b47e8cefc3434ccb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f1c4a2b27f16a7bfc28a0c72482d3346efca36bdeddc855b47e8cefc3434ccb",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
