/**
 * @generated SignedSource<<b17d44a39b279a7fd1cc5e5b4e382d0f>>
 * @relayHash e474565f80a6919fbf05dbe50d630c66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae3b4381322895bb4cc9c1c670ea34f333a716c4434cbb0736a3285a78991542

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogPostRouteQuery } from './BlogPostRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogPostRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae3b4381322895bb4cc9c1c670ea34f333a716c4434cbb0736a3285a78991542",
    "metadata": {},
    "name": "BlogPostRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
