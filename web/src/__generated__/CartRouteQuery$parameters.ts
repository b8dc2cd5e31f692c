/**
 * @generated SignedSource<<7e01eee42f0d039b44cc45c77fdc0606>>
 * @relayHash 3a41960d9e1ac65311375e2088e10b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bec1c56ceceb6d838b26b4dea799b587c6a47bdc248686469d9b2042a3f7ea6c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bec1c56ceceb6d838b26b4dea799b587c6a47bdc248686469d9b2042a3f7ea6c",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
