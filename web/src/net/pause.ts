/** Wait some milliseconds, also in a page that nobody looks at: there a timer may take a second. */
export function pause(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      if (performance.now() < until) {
        port2.postMessage(null);
        return;
      }
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
