/**
 * @generated SignedSource<<8ffcc2aae65b0b145afcfcd2b78a8fb3>>
 * @relayHash 45094bf098c174aa6f5496e9331a651b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 300bb36a14b9a64b90d5921102c3e1d39cf6d78f5da9999fb02d4366d9b903b7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "300bb36a14b9a64b90d5921102c3e1d39cf6d78f5da9999fb02d4366d9b903b7",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
