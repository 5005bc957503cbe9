import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { FallbackRoute } from '../../docusaurus-internals/FallbackRoute.tsx';

interface FallbackPageProps {
  title: string;
  children: ReactNode;
}

/** A page in place of one that broke or did not arrive. */
export function FallbackPage({ title, children }: FallbackPageProps) {
  return (
    <FallbackRoute>
      <Layout title={title}>{children}</Layout>
    </FallbackRoute>
  );
}
