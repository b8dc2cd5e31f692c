/**
 * @generated SignedSource<<d0695b7aa136f9a534786dd92266a10f>>
 * @relayHash c27433cea78ca9e0433ae52c3c523c23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56474665d1798888362ed7c2eabe1d58f3a1b8f24656bb72a1ef854cf8e480c7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56474665d1798888362ed7c2eabe1d58f3a1b8f24656bb72a1ef854cf8e480c7",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
