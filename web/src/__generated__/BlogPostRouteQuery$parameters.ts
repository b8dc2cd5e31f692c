/**
 * @generated SignedSource<<c1c9cc0cee42ff7f8a184386794bf41e>>
 * @relayHash 5e4d36171bf58ec09fc768bb2adc2e06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c75a04b4183764d146e792bff5c753fe9edba10bb14086dada93077c15f29403

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPostRouteQuery } from './BlogPostRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogPostRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c75a04b4183764d146e792bff5c753fe9edba10bb14086dada93077c15f29403",
    "metadata": {},
    "name": "BlogPostRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
