/**
 * @generated SignedSource<<67e52349f443023473b10129bedfcc43>>
 * @relayHash 82cf9d77a7e4b5ca00a5b1df3992bf02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df457390f6d7ec1901595e9a40f4364b04bb88722d0d1efef05b7ae0bcdba724

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df457390f6d7ec1901595e9a40f4364b04bb88722d0d1efef05b7ae0bcdba724",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
