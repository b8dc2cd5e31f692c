/**
 * @generated SignedSource<<21d59be949570e5fb7ee618505a53c64>>
 * @relayHash b4085dd5679610e2599c8641e65da425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54e280aeb0ad4a389e41c08860acb23f168ac68c373a093c5bd8925bbf77c5dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPostRouteQuery } from './BlogPostRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogPostRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54e280aeb0ad4a389e41c08860acb23f168ac68c373a093c5bd8925bbf77c5dd",
    "metadata": {},
    "name": "BlogPostRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
