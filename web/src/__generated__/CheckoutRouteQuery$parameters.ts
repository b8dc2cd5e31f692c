/**
 * @generated SignedSource<<69f9990b567493993b0ea7b3dd16e3b0>>
 * @relayHash dc7e2ecc7f38b76d90cf902eeb140354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 091ce3f904211d5a6fa6a9cb3f212fc18548f5d22f698b508b56fd86b52bffee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "091ce3f904211d5a6fa6a9cb3f212fc18548f5d22f698b508b56fd86b52bffee",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
