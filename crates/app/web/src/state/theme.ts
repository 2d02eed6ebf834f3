// Light or dark: that of the system, until somebody chooses.
import { computed, effect, signal } from "@preact/signals";

type Theme = "light" | "dark";
const system = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(system.matches);
system.addEventListener("change", () => (systemIsDark.value = system.matches));

function stored(): Theme | null {
  try {
    const theme = localStorage.getItem("gaussmle.theme");
    return theme === "light" || theme === "dark" ? theme : null;
  } catch {
    return null;
  }
}

const chosen = signal<Theme | null>(stored());
export const isDark = computed(() => (chosen.value ? chosen.value === "dark" : systemIsDark.value));

export function toggleTheme(): void {
  chosen.value = isDark.peek() ? "light" : "dark";
  try {
    localStorage.setItem("gaussmle.theme", chosen.value);
  } catch {
    // A browser that stores nothing asks again next time.
  }
}

effect(() => {
  document.documentElement.dataset.theme = isDark.value ? "dark" : "light";
});
