/**
 * @generated SignedSource<<c7aae1e7a829561d89789f1d99983b89>>
 * @relayHash 08a0bcaba2853a3a9575c8d753e7edea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16bc1cd7310d13f036321e929aa9c8d3fc3466f82edea1c415fd65c442fe859e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPostRouteQuery } from './BlogPostRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogPostRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16bc1cd7310d13f036321e929aa9c8d3fc3466f82edea1c415fd65c442fe859e",
    "metadata": {},
    "name": "BlogPostRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
