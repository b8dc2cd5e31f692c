/**
 * @generated SignedSource<<759b7dae5695d9f1a194af2282bf7fe6>>
 * @relayHash 4306ba0783759c6a87f4aa54f13055eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 714444ad7a01e229e5fba3ec43fb768591ef55d38c28226ed1db374509d23995

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "714444ad7a01e229e5fba3ec43fb768591ef55d38c28226ed1db374509d23995",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
