/**
 * @generated SignedSource<<3993201190b1bf7ab1a694fce2a6bf68>>
 * @relayHash 342be99480b62c9b20353efcd82d64bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 403befd0ef60549a4d11f4633da16558c00a5d34e2fcfd2ba1485f4691ae4a5a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactRouteQuery } from './ContactRouteQuery.graphql';

const node: PreloadableConcreteRequest<ContactRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "403befd0ef60549a4d11f4633da16558c00a5d34e2fcfd2ba1485f4691ae4a5a",
    "metadata": {},
    "name": "ContactRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
