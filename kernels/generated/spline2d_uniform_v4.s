# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	334f
testl	%edx,%edx
je	334f
testl	%esi,%esi
je	334f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7336,%rsp
movq	7408(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	%r10,72(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%r10
movq	%r10,208(%rsp)
movq	24(%rdi),%r10
movq	%r10,200(%rsp)
movq	32(%rdi),%r12
movq	40(%rdi),%r10
movq	%rax,%rdi
addl	%r8d,%r9d
addl	7392(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,152(%rsp)
movq	%r9,176(%rsp)
shlq	$6,%r9
movq	%rdx,64(%rsp)
imulq	%rsi,%rdx
shlq	$6,%rdx
movq	%rdx,144(%rsp)
movq	%rsi,96(%rsp)
shlq	$6,%rsi
movq	%rsi,168(%rsp)
leaq	260(%r11),%rcx
movq	%rcx,136(%rsp)
vbroadcastss	338f(%rip),%zmm31
vbroadcastss	349f(%rip),%zmm24
vbroadcastss	354f(%rip),%zmm29
vbroadcastss	388f(%rip),%zmm19
vxorps	%xmm17,%xmm17,%xmm17
leaq	64(%r10),%rcx
movq	%rcx,128(%rsp)
xorl	%ecx,%ecx
vpbroadcastd	338f(%rip),%zmm30
vbroadcastss	375f(%rip),%zmm21
vmovss	385f(%rip),%xmm20
vbroadcastss	342f(%rip),%zmm22
vbroadcastss	343f(%rip),%zmm23
vbroadcastss	344f(%rip),%zmm5
vbroadcastss	345f(%rip),%zmm6
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	%r11,16(%rsp)
movq	%r10,(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
movq	160(%rsp),%r9
addq	144(%rsp),%r9
cmpq	152(%rsp),%rcx
je	333f
3:
movq	%rcx,%rdx
imulq	64(%rsp),%rdx
movq	%rdx,184(%rsp)
movq	%r9,160(%rsp)
xorl	%esi,%esi
movq	%rcx,80(%rsp)
jmp	5f
.p2align	4
4:
incq	%rsi
movq	192(%rsp),%r9
addq	168(%rsp),%r9
cmpq	64(%rsp),%rsi
je	2b
5:
movq	184(%rsp),%rdx
addq	%rsi,%rdx
imulq	96(%rsp),%rdx
addq	176(%rsp),%rdx
movq	%rdx,216(%rsp)
movq	%r9,192(%rsp)
movq	%r9,112(%rsp)
xorl	%r8d,%r8d
movq	%rsi,88(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	382f(%rip),%zmm0
vblendmps	%zmm26,%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	2336(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rbx)
movq	80(%rsp),%rcx
vbroadcastss	344f(%rip),%zmm5
vbroadcastss	345f(%rip),%zmm6
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	88(%rsp),%rsi
7:
movq	224(%rsp),%r8
incq	%r8
addq	$64,112(%rsp)
cmpq	96(%rsp),%r8
je	4b
8:
movq	216(%rsp),%rdx
movq	%r8,224(%rsp)
addq	%r8,%rdx
movl	8(%rdi),%r8d
cmpq	%r8,%rdx
jae	7b
movq	%rdx,104(%rsp)
movl	(%rdi),%r14d
movl	12(%rdi),%ecx
movl	16(%rdi),%esi
movq	%r14,%rax
imulq	%r14,%rax
leaq	1(%rax),%rdx
shrq	%rdx
testb	$1,%sil
cmoveq	%rax,%rdx
movq	%r8,8(%rsp)
movl	%esi,40(%rsp)
jne	32f
testl	%r14d,%r14d
je	43f
imulq	112(%rsp),%rdx
addq	72(%rsp),%rdx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
movq	%rax,%rdi
movq	(%rsp),%r8
.p2align	4
9:
vmovdqa64	(%rdx,%rsi),%zmm1
vpandd	336f(%rip){1to16},%zmm1,%zmm2
vpmaxud	%zmm2,%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm2
vsubps	(%r11){1to16},%zmm1,%zmm1
vfmadd213ps	8(%r11){1to16},%zmm2,%zmm1
vmovaps	%zmm1,(%r8,%rsi)
addq	$64,%rsi
decq	%rdi
jne	9b
vpcmpnleud	337f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%r14d,%r14d
je	43f
imulq	104(%rsp),%rdx
shlq	$6,%rdx
addq	72(%rsp),%rdx
xorl	%esi,%esi
xorl	%edi,%edi
movq	(%rsp),%r9
vpbroadcastd	439f(%rip),%zmm2
.p2align	4
33:
movq	%rdi,%r8
shlq	$5,%r8
andq	$-64,%r8
vmovdqa64	(%rdx,%r8),%zmm0
movl	%esi,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm2,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm1
vsubps	(%r11){1to16},%zmm0,%zmm0
vfmadd213ps	8(%r11){1to16},%zmm1,%zmm0
vmovaps	%zmm0,(%r9,%rsi,4)
incq	%rdi
addq	$16,%rsi
cmpq	%rdi,%rax
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	40(%rsp),%edi
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm31,%zmm11
vmovaps	%zmm31,%zmm10
andl	$8,%edi
je	36f
movq	(%rsp),%rdx
movq	%rax,%rsi
vmovaps	%zmm31,%zmm10
vmovaps	%zmm31,%zmm11
vpbroadcastd	339f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rdx),%zmm2
vaddps	%zmm22,%zmm2,%zmm3
vfmadd213ps	%zmm23,%zmm2,%zmm3
vfmadd213ps	%zmm5,%zmm2,%zmm3
vaddps	%zmm6,%zmm2,%zmm4
vfmadd213ps	%zmm7,%zmm2,%zmm4
vcmpltps	%zmm2,%zmm17,%k1
vmulps	%zmm3,%zmm10,%zmm10 {%k1}
vmulps	%zmm4,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm10,%zmm2
vpsrld	$23,%zmm11,%zmm3
vpsubd	%zmm3,%zmm1,%zmm1
vpaddd	%zmm2,%zmm1,%zmm1
vpternlogd	$236,%zmm8,%zmm30,%zmm10
vpternlogd	$236,%zmm8,%zmm30,%zmm11
vbroadcastss	338f(%rip),%zmm2 {%k1} {z}
vaddps	%zmm2,%zmm9,%zmm9
addq	$64,%rdx
decq	%rsi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	348f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,5088(%rsp)
vbroadcastss	8(%r11),%zmm1
shrl	$3,%edi
movl	%edi,36(%rsp)
movq	%r14,%rdx
shlq	$6,%rdx
movq	(%rsp),%rsi
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vpxor	%xmm3,%xmm3,%xmm3
xorl	%edi,%edi
vbroadcastss	359f(%rip),%zmm14
jmp	38f
.p2align	4
37:
vsubps	%zmm1,%zmm6,%zmm6
vaddps	%zmm6,%zmm5,%zmm5
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm3,%zmm3
vaddps	%zmm2,%zmm0,%zmm0
incq	%rdi
addq	%rdx,%rsi
cmpq	%r14,%rdi
je	42f
38:
movq	%rdi,%r8
imulq	%r14,%r8
shlq	$6,%r8
addq	(%rsp),%r8
vxorps	%xmm2,%xmm2,%xmm2
movq	%rsi,%r9
movq	%r14,%r10
.p2align	4
39:
vmovaps	(%r9),%zmm4
vsubps	%zmm1,%zmm4,%zmm4
vaddps	%zmm4,%zmm2,%zmm2
addq	$64,%r9
decq	%r10
jne	39b
vmovaps	(%r8),%zmm6
vmovaps	-64(%r8,%rdx),%zmm4
testq	%rdi,%rdi
jne	37b
vaddps	%zmm2,%zmm7,%zmm7
jmp	37b
.p2align	4
42:
vmovups	%zmm11,5152(%rsp)
vmovups	%zmm10,5216(%rsp)
vmovups	%zmm9,5280(%rsp)
xorl	%ebx,%ebx
jmp	44f
43:
andl	$8,%esi
shrl	$3,%esi
movl	%esi,36(%rsp)
vbroadcastss	8(%r11),%zmm1
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5088(%rsp)
movb	$1,%bl
vmovups	%zmm31,5216(%rsp)
vmovups	%zmm31,5152(%rsp)
vmovups	%zmm0,5280(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	359f(%rip),%zmm14
44:
vcvtusi2ss	%r14d,%xmm26,%xmm4
vbroadcastss	%xmm4,%zmm4
vmaxps	%zmm31,%zmm4,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm7,%zmm6,%zmm7
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm5,%zmm6,%zmm5
vmulps	%zmm3,%zmm6,%zmm3
vminps	%zmm7,%zmm2,%zmm6
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm2,%zmm6 {%k1}
vmaxps	%zmm7,%zmm2,%zmm7
vmovaps	%zmm2,%zmm7 {%k1}
vminps	%zmm5,%zmm3,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm2 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm6,%zmm2,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmaxps	%zmm6,%zmm2,%zmm6
vmovaps	%zmm2,%zmm6 {%k1}
vminps	%zmm7,%zmm5,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm5,%zmm2 {%k1}
vminps	%zmm6,%zmm2,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm2,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm2
vmulps	%zmm24,%zmm2,%zmm3
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm7,%xmm7,%xmm7
vpxor	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
testb	%bl,%bl
jne	47f
vmaxps	%zmm25,%zmm3,%zmm2
vaddps	%zmm1,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vaddps	%zmm2,%zmm3,%zmm9
movq	%r14,%rdx
shlq	$6,%rdx
movq	(%rsp),%rsi
vxorps	%xmm2,%xmm2,%xmm2
xorl	%edi,%edi
.p2align	4
45:
movq	%rsi,%r8
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
.p2align	4
46:
vmovaps	(%r8),%zmm11
vsubps	%zmm1,%zmm11,%zmm11
vsubps	%zmm9,%zmm11,%zmm11
vmaxps	%zmm17,%zmm11,%zmm11
vmulps	%zmm11,%zmm11,%zmm11
vcvtsi2ss	%r9,%xmm15,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm11,%zmm6
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm8
incq	%r9
addq	$64,%r8
cmpq	%r9,%r14
jne	46b
vcvtsi2ss	%rdi,%xmm15,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm5,%zmm5
vfmadd231ps	%zmm12,%zmm10,%zmm2
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm7
incq	%rdi
addq	%rdx,%rsi
cmpq	%r14,%rdi
jne	45b
47:
vcvtusi2ss	%rax,%xmm15,%xmm1
vbroadcastss	%xmm1,%zmm11
vmaxps	352f(%rip){1to16},%zmm5,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vcmpgtps	353f(%rip){1to16},%zmm5,%k1
vaddps	%zmm29,%zmm4,%zmm4
vmulps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm4,%zmm9
vmulps	%zmm1,%zmm6,%zmm9 {%k1}
vdivps	355f(%rip){1to16},%zmm11,%zmm6
vmulps	%zmm1,%zmm2,%zmm4 {%k1}
vmulps	%zmm1,%zmm8,%zmm2
vfnmadd231ps	%zmm9,%zmm9,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm8 {%k1}
vbroadcastss	356f(%rip),%zmm10
vmaxps	%zmm10,%zmm8,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm1,%zmm7,%zmm1
vfnmadd231ps	%zmm4,%zmm4,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm6,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vmaxps	%zmm10,%zmm7,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	357f(%rip){1to16},%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm1
vfnmadd231ps	%zmm11,%zmm3,%zmm0
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm0,%zmm1,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm2 {%k1}
vmaxps	%zmm31,%zmm2,%zmm0
vbroadcastss	52(%r11),%zmm12
vbroadcastss	76(%r11),%zmm13
vbroadcastss	56(%r11),%zmm8
vbroadcastss	80(%r11),%zmm10
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm7
vbroadcastss	64(%r11),%zmm2
vbroadcastss	88(%r11),%zmm5
vminps	%zmm9,%zmm13,%zmm1
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	%zmm13,6112(%rsp)
vmovaps	%zmm13,%zmm1 {%k1}
vmaxps	%zmm1,%zmm12,%zmm16
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm12,6176(%rsp)
vmovaps	%zmm12,%zmm16 {%k1}
vminps	%zmm4,%zmm10,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm10,6240(%rsp)
vmovaps	%zmm10,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,6304(%rsp)
vmovaps	%zmm8,%zmm4 {%k1}
vmovups	%zmm7,6368(%rsp)
vminps	%zmm0,%zmm7,%zmm0
vmovups	%zmm6,6432(%rsp)
vmaxps	%zmm0,%zmm6,%zmm0
vmovups	%zmm0,4128(%rsp)
vminps	%zmm3,%zmm5,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm5,6496(%rsp)
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm2,6560(%rsp)
vmovaps	%zmm2,%zmm1 {%k1}
vmovups	%zmm1,4192(%rsp)
vbroadcastss	358f(%rip),%zmm0
vmovups	%zmm11,6048(%rsp)
vcmpltps	%zmm0,%zmm11,%k1
korw	%k0,%k1,%k1
vblendmps	%zmm25,%zmm31,%zmm6 {%k1}
vblendmps	%zmm0,%zmm14,%zmm26 {%k1}
vbroadcastss	362f(%rip),%zmm0
vxorps	%zmm0,%zmm16,%zmm2
vmovups	%zmm2,7136(%rsp)
vxorps	%zmm0,%zmm4,%zmm0
vmovups	%zmm0,7072(%rsp)
leaq	-1(%r14),%rax
movl	%r14d,%edx
shrl	%edx
vcvtusi2ss	%ecx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4704(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
addq	(%rsp),%rcx
movq	%rcx,248(%rsp)
movq	%rax,120(%rsp)
shlq	$7,%rax
leaq	(%rax,%rax,2),%rax
movq	%rax,240(%rsp)
movq	%r14,%rax
shlq	$6,%rax
movq	%rax,24(%rsp)
addq	%r12,%rax
movq	%rax,232(%rsp)
movq	%r14,%rax
shlq	$5,%rax
movq	%rax,264(%rsp)
movq	%rdx,56(%rsp)
shlq	$7,%rdx
movq	%rdx,256(%rsp)
movb	$1,%al
vmovups	%zmm6,6624(%rsp)
vbroadcastss	363f(%rip),%zmm0
vmovups	%zmm0,4256(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3040(%rsp)
vmovups	%zmm0,2336(%rsp)
vmovups	%zmm0,4064(%rsp)
vmovups	%zmm0,4000(%rsp)
vmovups	%zmm0,3872(%rsp)
vmovups	%zmm0,3744(%rsp)
vmovups	%zmm0,3360(%rsp)
vmovups	%zmm0,3680(%rsp)
vmovups	%zmm0,3616(%rsp)
vmovups	%zmm0,3552(%rsp)
vmovups	%zmm0,3232(%rsp)
vmovups	%zmm0,3488(%rsp)
vmovups	%zmm0,3424(%rsp)
vmovups	%zmm0,3168(%rsp)
vmovups	%zmm0,3296(%rsp)
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm4,6688(%rsp)
vmovups	%zmm4,3936(%rsp)
vmovups	%zmm16,6752(%rsp)
vmovups	%zmm16,3808(%rsp)
movq	8(%rsp),%r8
movq	%r14,48(%rsp)
movl	%ebx,44(%rsp)
jmp	49f
.p2align	4
48:
vmovups	656(%rsp),%zmm0
vcmpgeps	4384(%rsp),%zmm0,%k1
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	5792(%rsp),%zmm17,%k2
vmovups	3040(%rsp),%zmm0
vmovaps	%zmm14,%zmm0 {%k2}
vmovups	%zmm0,3040(%rsp)
vmovups	7008(%rsp),%zmm25
vmovaps	%zmm16,%zmm25 {%k2}
vmovups	5344(%rsp),%zmm0
vmovaps	%zmm15,%zmm0 {%k2}
vmovaps	%zmm0,%zmm15
vmovups	5408(%rsp),%zmm14
vmovaps	%zmm13,%zmm14 {%k2}
vmovups	5472(%rsp),%zmm13
vmovaps	%zmm12,%zmm13 {%k2}
vmovups	5536(%rsp),%zmm12
vmovaps	%zmm10,%zmm12 {%k2}
vmovups	5600(%rsp),%zmm11
vmovaps	%zmm9,%zmm11 {%k2}
vmovups	5664(%rsp),%zmm10
vmovaps	%zmm8,%zmm10 {%k2}
vmovups	6880(%rsp),%zmm28
vmovaps	%zmm4,%zmm28 {%k2}
vmovups	5728(%rsp),%zmm9
vmovaps	%zmm27,%zmm9 {%k2}
vmovups	3808(%rsp),%zmm0
vmovups	336(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3808(%rsp)
vmovups	3744(%rsp),%zmm0
vmovups	2528(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3744(%rsp)
vmovups	3936(%rsp),%zmm0
vmovups	592(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3936(%rsp)
vmovups	3872(%rsp),%zmm0
vmovups	2592(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3872(%rsp)
vmovups	4128(%rsp),%zmm0
vmovups	720(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4128(%rsp)
vmovups	4000(%rsp),%zmm0
vmovups	272(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4000(%rsp)
vmovups	4192(%rsp),%zmm0
vmovups	464(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4192(%rsp)
vmovups	4064(%rsp),%zmm0
vmovups	400(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4064(%rsp)
vmovups	3104(%rsp),%zmm0
vmovups	1824(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3104(%rsp)
vmovups	3296(%rsp),%zmm0
vmovups	1888(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3296(%rsp)
vmovups	3168(%rsp),%zmm0
vmovups	1760(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3168(%rsp)
vmovups	3424(%rsp),%zmm0
vmovups	848(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3424(%rsp)
vmovups	3488(%rsp),%zmm0
vmovups	1040(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3488(%rsp)
vmovups	3232(%rsp),%zmm0
vmovups	2400(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3232(%rsp)
vmovups	3552(%rsp),%zmm0
vmovups	976(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3552(%rsp)
vmovups	3616(%rsp),%zmm0
vmovups	784(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3616(%rsp)
vmovups	3680(%rsp),%zmm0
vmovups	1104(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3680(%rsp)
vmovups	3360(%rsp),%zmm0
vmovups	2464(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3360(%rsp)
vmovups	6944(%rsp),%zmm26
vmovups	528(%rsp),%zmm0
vmovaps	%zmm0,%zmm26 {%k2}
vmovups	2336(%rsp),%zmm0
vmovups	1952(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2336(%rsp)
vmovups	4256(%rsp),%zmm0
vmovups	4448(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4256(%rsp)
vmovups	6624(%rsp),%zmm0
vmovaps	%zmm0,%zmm6 {%k1} {z}
xorl	%eax,%eax
vbroadcastss	388f(%rip),%zmm19
vmovss	385f(%rip),%xmm20
vbroadcastss	349f(%rip),%zmm24
49:
testb	$1,%al
vpbroadcastd	364f(%rip),%zmm4
vpbroadcastd	365f(%rip),%zmm5
vmovups	%zmm9,5728(%rsp)
vmovups	%zmm10,5664(%rsp)
vmovups	%zmm11,5600(%rsp)
vmovups	%zmm12,5536(%rsp)
vmovups	%zmm13,5472(%rsp)
vmovups	%zmm14,5408(%rsp)
vmovups	%zmm15,5344(%rsp)
je	329f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	329f
vmovups	%zmm28,6880(%rsp)
vmovss	248(%r11),%xmm0
vmovss	%xmm0,848(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%eax
vmovaps	%xmm0,912(%rsp)
vmulss	387f(%rip),%xmm0,%xmm0
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
testb	%bl,%bl
jne	54f
movq	(%rsp),%rcx
leaq	109056(%r12),%rdx
xorl	%esi,%esi
.p2align	4
52:
xorl	%edi,%edi
movq	%r14,%r8
.p2align	4
53:
vmovaps	(%rcx,%rdi),%zmm1
vbroadcastss	8(%r11),%zmm2
vaddss	%xmm20,%xmm2,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm17,%zmm1,%zmm2
vfmadd132ps	%zmm24,%zmm3,%zmm2
vdivps	%zmm2,%zmm31,%zmm2
vmovaps	%zmm2,(%rdx,%rdi)
vmulps	%zmm2,%zmm1,%zmm3
vaddps	%zmm2,%zmm15,%zmm15
vaddps	%zmm3,%zmm22,%zmm22
vfmadd231ps	%zmm1,%zmm3,%zmm23
addq	$64,%rdi
decq	%r8
jne	53b
incq	%rsi
movq	24(%rsp),%rdi
addq	%rdi,%rdx
addq	%rdi,%rcx
cmpq	%r14,%rsi
jne	52b
54:
vmovups	%zmm6,5792(%rsp)
vmovups	%zmm26,6944(%rsp)
vmovups	%zmm25,7008(%rsp)
movl	%eax,%ecx
vmovaps	%zmm19,%zmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm19,%zmm8
incl	%ecx
jne	86f
55:
vmovups	%zmm8,4320(%rsp)
vmovups	%zmm6,4384(%rsp)
vmovups	%zmm7,4448(%rsp)
vbroadcastss	399f(%rip),%zmm0
vfmadd213ps	422f(%rip){1to16},%zmm11,%zmm0
vmovups	%zmm0,6816(%rsp)
vcvttss2usi	2336(%rsp),%eax
shrl	$25,%eax
vbroadcastss	52(%r11,%rax,4),%zmm0
vbroadcastss	76(%r11,%rax,4),%zmm1
vbroadcastss	56(%r11,%rax,4),%zmm2
vbroadcastss	80(%r11,%rax,4),%zmm3
vbroadcastss	60(%r11,%rax,4),%zmm4
vbroadcastss	84(%r11,%rax,4),%zmm5
vbroadcastss	64(%r11,%rax,4),%zmm6
vbroadcastss	88(%r11,%rax,4),%zmm7
vmovups	6752(%rsp),%zmm9
vminps	%zmm9,%zmm1,%zmm8
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm9 {%k1}
vmovups	6688(%rsp),%zmm1
vminps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm11,%zmm5,%zmm0
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm28
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm28 {%k1}
vminps	%zmm10,%zmm7,%zmm0
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm0,%xmm0,%xmm0
vcmpeqps	5792(%rsp),%zmm0,%k1
vblendmps	%zmm0,%zmm31,%zmm5 {%k1}
vbroadcastss	359f(%rip),%zmm0
vblendmps	358f(%rip){1to16},%zmm0,%zmm6 {%k1}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm5,%xmm0
vmovshdup	%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm5,4768(%rsp)
vextractf32x4	$3,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	325f
vmovups	%zmm6,5856(%rsp)
vmovups	%zmm4,272(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5984(%rsp)
vmovups	%zmm0,2720(%rsp)
vmovups	%zmm0,2656(%rsp)
vmovups	%zmm0,2784(%rsp)
vmovups	%zmm0,2848(%rsp)
vmovups	%zmm0,2976(%rsp)
vmovups	%zmm31,2912(%rsp)
vmovups	%zmm19,5920(%rsp)
vbroadcastss	423f(%rip),%zmm22
vbroadcastss	383f(%rip),%zmm0
vmovups	%zmm0,4640(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2528(%rsp)
vmovups	%zmm0,2592(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm18
vbroadcastss	374f(%rip),%zmm19
vbroadcastss	375f(%rip),%zmm21
jmp	57f
.p2align	4
56:
vmovups	7264(%rsp),%zmm1
vmovups	272(%rsp),%zmm24
vmovaps	%zmm1,%zmm24 {%k2}
vmovups	7200(%rsp),%zmm1
vmovaps	%zmm1,%zmm20 {%k2}
vmovups	2528(%rsp),%zmm1
vblendmps	%zmm1,%zmm10,%zmm1 {%k2}
vmovups	%zmm1,2528(%rsp)
vmovaps	%zmm13,%zmm21 {%k1}
vmovups	%zmm21,5920(%rsp)
vmovups	2016(%rsp),%zmm3
vfmadd213ps	%zmm3,%zmm6,%zmm10
vcmpunordps	%zmm10,%zmm10,%k3
vmovups	1312(%rsp),%zmm4
vminps	%zmm10,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmaxps	%zmm1,%zmm9,%zmm1
vmovaps	%zmm9,%zmm1 {%k3}
vcmpnltps	%zmm2,%zmm6,%k3
vblendmps	%zmm1,%zmm3,%zmm14 {%k1}
vsubps	%zmm3,%zmm14,%zmm2
vmovaps	%zmm2,%zmm27 {%k1}
vmovups	720(%rsp),%zmm8
vfmadd213ps	%zmm17,%zmm2,%zmm8
vmovups	2592(%rsp),%zmm1
vblendmps	%zmm1,%zmm0,%zmm1 {%k2}
vmovups	%zmm1,2592(%rsp)
vmovaps	%zmm6,%zmm7 {%k1}
vmovups	%zmm7,2912(%rsp)
vmovups	2080(%rsp),%zmm1
vfmadd213ps	%zmm1,%zmm0,%zmm6
vmovups	1376(%rsp),%zmm0
vminps	%zmm6,%zmm0,%zmm2
vcmpunordps	%zmm6,%zmm6,%k2
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	1440(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm3
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm4,%zmm3 {%k2}
vblendmps	%zmm3,%zmm1,%zmm15 {%k1}
vsubps	%zmm1,%zmm15,%zmm2
vdivps	%zmm12,%zmm31,%zmm4
vmovaps	%zmm2,%zmm28 {%k1}
vmovups	592(%rsp),%zmm9
vfmadd213ps	%zmm8,%zmm2,%zmm9
vmovups	%zmm27,2720(%rsp)
vmulps	%zmm27,%zmm4,%zmm2
vmovaps	%zmm2,%zmm6
vmovups	848(%rsp),%zmm23
vmovups	400(%rsp),%zmm3
vfnmadd213ps	%zmm3,%zmm23,%zmm6
vmovaps	%zmm20,%zmm21
vmovups	976(%rsp),%zmm20
vmovups	464(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm20,%zmm2
vmovups	%zmm28,2656(%rsp)
vmulps	%zmm28,%zmm4,%zmm4
vmovups	1040(%rsp),%zmm11
vfnmadd231ps	%zmm4,%zmm11,%zmm6
vmovups	784(%rsp),%zmm27
vfnmadd231ps	%zmm4,%zmm27,%zmm2
vmovups	4960(%rsp),%zmm0
vmulps	%zmm6,%zmm0,%zmm4
vmovups	1104(%rsp),%zmm10
vmulps	%zmm0,%zmm10,%zmm6
vmovups	5024(%rsp),%zmm1
vmulps	%zmm6,%zmm1,%zmm7
vmulps	%zmm4,%zmm7,%zmm8
vfmsub231ps	%zmm2,%zmm1,%zmm8
vfnmadd213ps	%zmm31,%zmm7,%zmm7
vmaxps	378f(%rip){1to16},%zmm7,%zmm2
vdivps	%zmm2,%zmm31,%zmm2
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vmulps	%zmm4,%zmm0,%zmm4
vmulps	%zmm0,%zmm6,%zmm5
vmulps	%zmm2,%zmm12,%zmm0
vbroadcastss	438f(%rip),%zmm1
vmulps	%zmm1,%zmm19,%zmm2
vcmpunordps	%zmm0,%zmm0,%k2
vmaxps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vaddps	%zmm0,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1504(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	656(%rsp),%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vblendmps	%zmm0,%zmm19,%zmm8 {%k1}
vsubps	%zmm19,%zmm8,%zmm2
vfmadd231ps	%zmm13,%zmm2,%zmm9
vmulps	%zmm4,%zmm12,%zmm4
knotw	%k1,%k2
vmovdqa32	%zmm18,%zmm18 {%k2} {z}
vmovdqu64	%zmm18,5984(%rsp)
vmovaps	%zmm2,%zmm25 {%k1}
vmovups	%zmm25,2848(%rsp)
vfnmadd231ps	%zmm5,%zmm2,%zmm4
vmulps	%zmm1,%zmm26,%zmm2
vmaxps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm4,%zmm4,%k2
vmovaps	%zmm2,%zmm5 {%k2}
vaddps	%zmm5,%zmm26,%zmm2
vmovups	912(%rsp),%zmm0
vminps	%zmm2,%zmm0,%zmm4
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm0,%zmm4 {%k2}
vmovups	336(%rsp),%zmm0
vmaxps	%zmm4,%zmm0,%zmm2
vcmpunordps	%zmm4,%zmm4,%k2
vmovaps	%zmm0,%zmm2 {%k2}
vblendmps	%zmm2,%zmm26,%zmm25 {%k1}
vsubps	%zmm26,%zmm25,%zmm2
vmovaps	%zmm21,%zmm26
vmovaps	%zmm2,%zmm16 {%k1}
vmovups	%zmm16,2784(%rsp)
vfmadd231ps	%zmm2,%zmm3,%zmm9 {%k3} {z}
vmovaps	%zmm9,%zmm29 {%k1}
vmovups	%zmm29,2976(%rsp)
vcmpeqps	1248(%rsp),%zmm17,%k1
vmovups	528(%rsp),%zmm5
vcmpeqps	%zmm30,%zmm5,%k1 {%k1}
vmovups	4704(%rsp),%zmm0
vmovups	1632(%rsp),%zmm2
vcmpleps	%zmm2,%zmm0,%k1 {%k1}
vbroadcastss	385f(%rip),%zmm5 {%k1}
vcmpeqps	%zmm30,%zmm5,%k1
vmovaps	%zmm31,%zmm1 {%k1} {z}
vminps	%zmm2,%zmm0,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm0,%zmm3 {%k1}
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovups	%zmm1,4768(%rsp)
vextractf32x4	$3,%zmm1,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vmovaps	%zmm15,%zmm6
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovaps	%zmm14,%zmm4
vucomiss	%xmm7,%xmm2
vmovaps	%zmm8,%zmm7
vmovaps	%zmm14,%zmm9
vmovaps	%zmm15,%zmm8
vmovaps	%zmm25,%zmm28
vmovups	%zmm7,272(%rsp)
vmovaps	%zmm24,%zmm0
vmovaps	%zmm21,%zmm1
vmovups	%zmm5,5856(%rsp)
vbroadcastss	354f(%rip),%zmm29
vpbroadcastd	338f(%rip),%zmm30
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm18
vbroadcastss	374f(%rip),%zmm19
vbroadcastss	375f(%rip),%zmm21
jbe	326f
57:
vmovups	%zmm1,7200(%rsp)
vmovups	%zmm0,7264(%rsp)
vmovups	%zmm3,1952(%rsp)
vcvttss2usi	%xmm3,%eax
shrl	$25,%eax
vmovss	52(%r11,%rax,4),%xmm0
vmovaps	%xmm0,4512(%rsp)
vmovss	56(%r11,%rax,4),%xmm0
vmovaps	%xmm0,4576(%rsp)
vmovss	76(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1168(%rsp)
vmovss	80(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1888(%rsp)
vmovss	60(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1824(%rsp)
vmovss	84(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1760(%rsp)
vmovss	64(%r11,%rax,4),%xmm0
vmovaps	%xmm0,2464(%rsp)
vmovss	88(%r11,%rax,4),%xmm0
vmovaps	%xmm0,2400(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%edi
vcvttss2usi	220(%r11),%r8d
vbroadcastss	224(%r11),%zmm3
vcvttss2usi	%xmm3,%eax
vbroadcastss	228(%r11),%zmm0
vmovups	%zmm9,2016(%rsp)
vfnmadd231ps	%zmm3,%zmm9,%zmm0
vmovups	%zmm8,2080(%rsp)
vfnmadd213ps	232(%r11){1to16},%zmm8,%zmm3
vmovaps	%zmm17,107776(%r12)
vmovaps	%zmm17,107840(%r12)
vmovaps	%zmm17,107904(%r12)
vmovaps	%zmm17,107968(%r12)
vmovaps	%zmm17,108032(%r12)
vmovaps	%zmm17,108096(%r12)
vmovaps	%zmm17,108160(%r12)
vmovaps	%zmm17,108224(%r12)
vmovaps	%zmm17,108288(%r12)
vmovaps	%zmm17,108352(%r12)
vmovaps	%zmm17,108416(%r12)
vmovaps	%zmm17,108480(%r12)
vmovaps	%zmm17,108544(%r12)
vmovaps	%zmm17,108608(%r12)
vmovups	%zmm0,2144(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	389f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	392f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,5024(%rsp)
vmovups	%zmm3,2208(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,4960(%rsp)
movq	120(%rsp),%r15
imulq	%rax,%r15
leaq	10(%r15),%rdx
movabsq	$-6148914691236517205,%rsi
mulxq	%rsi,%rdx,%rdx
shrq	$2,%rdx
addl	%edx,%edx
leal	(%rdx,%rdx,2),%esi
movslq	%r8d,%rdx
subl	%esi,%r8d
movl	%r8d,528(%rsp)
addq	$5,%r15
movslq	%edi,%r8
subl	%esi,%edi
movl	%edi,1184(%rsp)
imulq	%rcx,%r8
movq	%r8,4896(%rsp)
cmpl	$1,%eax
movl	$0,%esi
cmoveq	56(%rsp),%rsi
leal	(%rsi,%rsi),%ecx
shlq	$2,%rdx
movq	%rdx,%rdi
imulq	%rax,%rdi
movq	%rdi,1632(%rsp)
movq	%rsi,%rdi
shlq	$7,%rdi
leaq	(%rdi,%rdi,2),%r10
movq	%r14,%r8
movq	%rcx,976(%rsp)
subq	%rcx,%r8
movq	%r8,1568(%rsp)
leaq	109056(%r12),%rcx
addq	%rcx,%rdi
movq	%rdi,4832(%rsp)
movq	%rsi,1040(%rsp)
leaq	(%rsi,%rsi,2),%rsi
shlq	$8,%rsi
leaq	95680(%r12),%rcx
addq	%rcx,%rsi
movq	%rsi,1248(%rsp)
movq	%r10,%rsi
imulq	%rax,%rsi
leaq	832(%r12),%rcx
addq	%rcx,%rsi
movq	%rsi,912(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%r8
movl	$16,%r9d
vmovaps	%zmm31,%zmm4
movl	$16,%eax
vmovups	%zmm28,1696(%rsp)
vmovups	%zmm22,2272(%rsp)
jmp	59f
.p2align	4
58:
vmovups	848(%rsp),%zmm4
vsubps	%zmm9,%zmm4,%zmm4
movl	784(%rsp),%eax
movl	%eax,%r9d
movq	16(%rsp),%r11
vbroadcastss	354f(%rip),%zmm29
vxorps	%xmm17,%xmm17,%xmm17
vpbroadcastd	338f(%rip),%zmm30
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm18
vbroadcastss	374f(%rip),%zmm19
vbroadcastss	375f(%rip),%zmm21
movl	44(%rsp),%ebx
vmovups	2272(%rsp),%zmm22
59:
addl	$-1,%eax
jae	78f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	78f
movl	%eax,784(%rsp)
vmovups	%zmm4,848(%rsp)
vcmpltps	%zmm4,%zmm17,%k1
vbroadcastss	363f(%rip),%zmm5
vmovups	5024(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm0 {%k1}
vmovaps	442f(%rip),%xmm1
vmovaps	%zmm1,%zmm6
vpermps	%zmm0,%zmm1,%zmm1
vextractf64x4	$1,%zmm0,%ymm2
vinsertps	$76,%xmm2,%xmm0,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vunpcklps	%xmm0,%xmm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vunpckhps	%xmm0,%xmm2,%xmm4
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm3,%xmm1,%xmm1
vmovaps	443f+16(%rip),%xmm3
vmovaps	%zmm3,%zmm7
vpermps	%zmm0,%zmm3,%zmm3
vunpcklps	%ymm0,%ymm2,%ymm4
vextractf128	$1,%ymm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vmovaps	444f+16(%rip),%xmm4
vmovaps	%zmm4,%zmm8
vpermps	%zmm0,%zmm4,%zmm4
vunpckhps	%ymm0,%ymm2,%ymm0
vextractf128	$1,%ymm0,%xmm0
vminps	%xmm0,%xmm4,%xmm0
vminps	%xmm3,%xmm0,%xmm0
vminps	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm0,%xmm1
vminss	%xmm1,%xmm0,%xmm0
vmovss	338f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm10,%k1 {%k1}
vmovups	4960(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm1 {%k1}
vpermps	%zmm1,%zmm6,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm4
vextractf32x4	$2,%zmm1,%xmm5
vunpcklps	%xmm1,%xmm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vunpckhps	%xmm1,%xmm3,%xmm5
vminps	%xmm5,%xmm2,%xmm2
vminps	%xmm4,%xmm2,%xmm2
vpermps	%zmm1,%zmm7,%zmm4
vunpcklps	%ymm1,%ymm3,%ymm5
vextractf128	$1,%ymm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vpermps	%zmm1,%zmm8,%zmm5
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm5,%xmm1
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vaddss	%xmm1,%xmm9,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	%xmm1,%zmm3
vcmpleps	%zmm10,%zmm3,%k2
vcmpleps	%zmm2,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k1
vcvttss2si	%xmm0,%eax
decl	%eax
vcvttss2si	%xmm1,%ecx
decl	%ecx
vmovaps	%zmm31,%zmm9 {%k1} {z}
movl	528(%rsp),%edi
cmpl	%edi,%eax
cmovll	%eax,%edi
movl	1184(%rsp),%esi
cmpl	%esi,%ecx
cmovll	%ecx,%esi
testb	%bl,%bl
jne	58b
movl	%edi,%r11d
sarl	$31,%r11d
andnl	%edi,%r11d,%edi
movl	%esi,%r11d
sarl	$31,%r11d
andnl	%esi,%r11d,%esi
vcvtsi2ss	%edi,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	2144(%rsp),%zmm11
vsubps	%zmm0,%zmm11,%zmm2
vbroadcastss	336f(%rip),%zmm21
vandps	%zmm21,%zmm2,%zmm0
vsubps	%zmm0,%zmm31,%zmm1
vxorps	%xmm22,%xmm22,%xmm22
vmaxps	%zmm22,%zmm1,%zmm1
vbroadcastss	385f(%rip),%zmm26
vsubps	%zmm0,%zmm26,%zmm0
vmaxps	%zmm22,%zmm0,%zmm0
vmulps	%zmm1,%zmm1,%zmm3
vmulps	%zmm0,%zmm0,%zmm4
vmulps	%zmm3,%zmm1,%zmm1
vbroadcastss	397f(%rip),%zmm27
vmulps	%zmm27,%zmm1,%zmm1
vfmadd231ps	%zmm0,%zmm4,%zmm1
vfmadd213ps	%zmm4,%zmm27,%zmm3
vbroadcastss	349f(%rip),%zmm23
vmulps	%zmm23,%zmm3,%zmm0
vcmpltps	%zmm22,%zmm2,%k2
vbroadcastss	362f(%rip),%zmm25
vxorps	%zmm25,%zmm0,%zmm0 {%k2}
leaq	1(%rdi),%r11
vcvtsi2ss	%r11,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm3
vsubps	%zmm3,%zmm31,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vsubps	%zmm3,%zmm26,%zmm3
vmaxps	%zmm22,%zmm3,%zmm5
vmulps	%zmm4,%zmm4,%zmm3
vmulps	%zmm5,%zmm5,%zmm6
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm27,%zmm4,%zmm8
vfmadd231ps	%zmm5,%zmm6,%zmm8
vfmadd213ps	%zmm6,%zmm27,%zmm3
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,400(%rsp)
leaq	2(%rdi),%r11
vcvtsi2ss	%r11,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm31,%zmm5
vmaxps	%zmm22,%zmm5,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm5
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm10
vfmadd231ps	%zmm4,%zmm7,%zmm10
vfmadd213ps	%zmm7,%zmm27,%zmm5
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,336(%rsp)
leaq	3(%rdi),%r11
vcvtsi2ss	%r11,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm31,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm7
vmovups	%zmm9,592(%rsp)
vmulps	%zmm4,%zmm4,%zmm9
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm16
vfmadd231ps	%zmm4,%zmm9,%zmm16
vfmadd213ps	%zmm9,%zmm27,%zmm7
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,464(%rsp)
leaq	4(%rdi),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm31,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm9
vmulps	%zmm4,%zmm4,%zmm11
vmulps	%zmm9,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm17
vfmadd231ps	%zmm4,%zmm11,%zmm17
vfmadd213ps	%zmm11,%zmm27,%zmm9
vcmpltps	%zmm22,%zmm2,%k5
vcvtsi2ss	%esi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vmovups	2208(%rsp),%zmm29
vsubps	%zmm2,%zmm29,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm31,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm12
vmulps	%zmm4,%zmm4,%zmm11
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm18
vfmadd231ps	%zmm4,%zmm11,%zmm18
vfmadd213ps	%zmm11,%zmm27,%zmm12
vcmpltps	%zmm22,%zmm2,%k6
leaq	1(%rsi),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm31,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm11
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm11,%zmm11,%zmm13
vmulps	%zmm4,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm24
vfmadd231ps	%zmm11,%zmm13,%zmm24
vfmadd213ps	%zmm13,%zmm27,%zmm4
vcmpltps	%zmm22,%zmm2,%k7
leaq	2(%rsi),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm6
vandps	%zmm21,%zmm6,%zmm2
vsubps	%zmm2,%zmm31,%zmm11
vmaxps	%zmm22,%zmm11,%zmm13
vsubps	%zmm2,%zmm26,%zmm2
vmaxps	%zmm22,%zmm2,%zmm14
vmulps	%zmm13,%zmm13,%zmm11
vmulps	%zmm14,%zmm14,%zmm15
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm27,%zmm2,%zmm2
vfmadd231ps	%zmm14,%zmm15,%zmm2
vfmadd213ps	%zmm15,%zmm27,%zmm11
vcmpltps	%zmm22,%zmm6,%k3
leaq	3(%rsi),%rdi
vcvtsi2ss	%rdi,%xmm31,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm29,%zmm13
vandps	%zmm21,%zmm13,%zmm6
vsubps	%zmm6,%zmm31,%zmm14
vmaxps	%zmm22,%zmm14,%zmm14
vsubps	%zmm6,%zmm26,%zmm6
vmaxps	%zmm22,%zmm6,%zmm15
vmulps	%zmm14,%zmm14,%zmm19
vmulps	%zmm15,%zmm15,%zmm20
vmulps	%zmm19,%zmm14,%zmm6
vmulps	%zmm27,%zmm6,%zmm6
vfmadd231ps	%zmm15,%zmm20,%zmm6
vfmadd213ps	%zmm20,%zmm27,%zmm19
vcmpltps	%zmm22,%zmm13,%k2
leaq	4(%rsi),%rsi
vcvtsi2ss	%rsi,%xmm1,%xmm13
vbroadcastss	%xmm13,%zmm13
vsubps	%zmm13,%zmm29,%zmm13
vandps	%zmm21,%zmm13,%zmm14
vsubps	%zmm14,%zmm31,%zmm15
vmaxps	%zmm22,%zmm15,%zmm15
vsubps	%zmm14,%zmm26,%zmm14
vmaxps	%zmm22,%zmm14,%zmm14
vmulps	%zmm15,%zmm15,%zmm20
vmulps	%zmm14,%zmm14,%zmm21
vmulps	%zmm20,%zmm15,%zmm15
vmulps	%zmm27,%zmm15,%zmm15
vfmadd231ps	%zmm14,%zmm21,%zmm15
vfmadd213ps	%zmm21,%zmm27,%zmm20
vmulps	%zmm23,%zmm3,%zmm3
kmovw	400(%rsp),%k4
vxorps	%zmm25,%zmm3,%zmm3 {%k4}
vmulps	%zmm23,%zmm5,%zmm5
kmovw	336(%rsp),%k4
vxorps	%zmm25,%zmm5,%zmm5 {%k4}
vmulps	%zmm23,%zmm7,%zmm7
kmovw	464(%rsp),%k4
vxorps	%zmm25,%zmm7,%zmm7 {%k4}
vmulps	%zmm23,%zmm9,%zmm9
vxorps	%zmm25,%zmm9,%zmm9 {%k5}
vmulps	%zmm23,%zmm12,%zmm14
vxorps	%zmm25,%zmm14,%zmm14 {%k6}
vmulps	%zmm23,%zmm4,%zmm4
vxorps	%zmm25,%zmm4,%zmm4 {%k7}
vmulps	%zmm23,%zmm11,%zmm11
vxorps	%zmm25,%zmm11,%zmm11 {%k3}
vmulps	%zmm23,%zmm19,%zmm21
vxorps	%zmm25,%zmm21,%zmm21 {%k2}
vcmpltps	%zmm22,%zmm13,%k2
movq	16(%rsp),%rsi
vbroadcastss	224(%rsi),%zmm22
vmulps	%zmm22,%zmm0,%zmm13
vmulps	%zmm22,%zmm3,%zmm19
vmulps	%zmm22,%zmm5,%zmm12
vmulps	%zmm22,%zmm7,%zmm3
vmulps	%zmm22,%zmm9,%zmm30
vmovups	592(%rsp),%zmm9
vmulps	%zmm22,%zmm14,%zmm5
vmulps	%zmm22,%zmm4,%zmm7
vmulps	%zmm22,%zmm11,%zmm11
vmulps	%zmm22,%zmm21,%zmm21
vmulps	%zmm23,%zmm20,%zmm0
vxorps	%zmm25,%zmm0,%zmm0 {%k2}
vmulps	%zmm22,%zmm0,%zmm22
vbroadcastss	398f(%rip),%zmm0
vmulps	%zmm0,%zmm1,%zmm20
vmulps	%zmm0,%zmm8,%zmm14
vmulps	%zmm0,%zmm10,%zmm1
vmulps	%zmm0,%zmm16,%zmm8
vmulps	%zmm0,%zmm17,%zmm17
vmulps	%zmm0,%zmm18,%zmm10
vmulps	%zmm0,%zmm24,%zmm16
vmulps	%zmm0,%zmm2,%zmm18
vmulps	%zmm0,%zmm6,%zmm29
vmulps	%zmm0,%zmm15,%zmm24
movl	1184(%rsp),%esi
cmpl	%ecx,%esi
cmovll	%esi,%ecx
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%ecx
addq	4896(%rsp),%rcx
imulq	%rdx,%rcx
movl	528(%rsp),%esi
cmpl	%eax,%esi
cmovll	%esi,%eax
movl	%eax,%esi
sarl	$31,%esi
andnl	%eax,%esi,%eax
leaq	(%rcx,%rax,4),%rcx
addq	136(%rsp),%rcx
movl	$54560,%eax
movq	%rax,400(%rsp)
movq	128(%rsp),%rsi
leaq	109120(%r12),%r13
movq	4832(%rsp),%rax
movq	%rax,336(%rsp)
xorl	%eax,%eax
vmovups	%zmm5,464(%rsp)
vmovups	%zmm7,720(%rsp)
vmovups	%zmm11,656(%rsp)
vmovups	%zmm21,1504(%rsp)
vmovups	%zmm22,1440(%rsp)
vmovups	%zmm10,1376(%rsp)
vmovups	%zmm16,1312(%rsp)
vmovups	%zmm18,1104(%rsp)
.p2align	4
62:
testq	%r15,%r15
je	64f
leaq	64(%r12),%rdi
xorl	%r11d,%r11d
.p2align	4
63:
leaq	(%rcx,%r11,4),%rbx
vbroadcastss	(%rcx,%r11,4),%zmm0
vmulps	%zmm0,%zmm10,%zmm2
vmulps	%zmm0,%zmm5,%zmm0
vbroadcastss	(%rdx,%rbx),%zmm4
addq	%rdx,%rbx
vfmadd231ps	%zmm16,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm7,%zmm0
vbroadcastss	(%rdx,%rbx),%zmm4
addq	%rdx,%rbx
vfmadd231ps	%zmm18,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm11,%zmm0
vbroadcastss	(%rdx,%rbx),%zmm4
addq	%rdx,%rbx
vfmadd231ps	%zmm29,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm21,%zmm0
vbroadcastss	(%rdx,%rbx),%zmm4
vfmadd231ps	%zmm24,%zmm4,%zmm2
vmovaps	%zmm2,-64(%rdi)
vfmadd231ps	%zmm4,%zmm22,%zmm0
vmovaps	%zmm0,(%rdi)
incq	%r11
addq	$192,%rdi
cmpq	%r11,%r15
jne	63b
64:
cmpq	$0,1040(%rsp)
movq	16(%rsp),%r11
vbroadcastss	425f(%rip),%zmm5
vmovups	272(%rsp),%zmm7
je	68f
movq	400(%rsp),%rbp
xorl	%edi,%edi
jmp	66f
.p2align	4
65:
vmulps	%zmm2,%zmm13,%zmm2
vfmadd213ps	%zmm2,%zmm19,%zmm0
vfmadd213ps	%zmm0,%zmm12,%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm6
vfmadd213ps	%zmm6,%zmm30,%zmm23
vmovaps	%zmm11,(%r12,%rbp,2)
vmovaps	%zmm23,95872(%r12,%rdi,2)
vmovaps	%zmm21,95936(%r12,%rdi,2)
vmovaps	%zmm15,96064(%r12,%rdi,2)
addq	$384,%rdi
addq	$64,%rbp
cmpq	%rdi,%r10
je	68f
66:
vmovaps	(%r12,%rdi),%zmm15
vmovaps	192(%r12,%rdi),%zmm2
vmovaps	384(%r12,%rdi),%zmm0
vmulps	%zmm15,%zmm20,%zmm11
vfmadd231ps	%zmm14,%zmm2,%zmm11
vfmadd231ps	%zmm1,%zmm0,%zmm11
vmovaps	576(%r12,%rdi),%zmm4
vfmadd231ps	%zmm8,%zmm4,%zmm11
vmovaps	768(%r12,%rdi),%zmm6
vfmadd231ps	%zmm17,%zmm6,%zmm11
vmovaps	%zmm11,%zmm21
vfmadd213ps	%zmm7,%zmm28,%zmm21
vmaxps	%zmm5,%zmm21,%zmm21
vaddps	8(%r11){1to16},%zmm21,%zmm22
cmpl	$16,%r9d
je	67f
vmovaps	-64(%r12,%rbp,2),%zmm21
vmovaps	%zmm22,%zmm21 {%k1}
vmovaps	%zmm21,%zmm22
67:
vmovaps	256(%r12,%rdi),%zmm21
vmulps	%zmm15,%zmm13,%zmm25
vmulps	64(%r12,%rdi),%zmm20,%zmm26
vfmadd231ps	%zmm19,%zmm2,%zmm25
vfmadd231ps	%zmm14,%zmm21,%zmm26
vmulps	%zmm2,%zmm20,%zmm15
vmulps	%zmm21,%zmm20,%zmm21
vmovaps	448(%r12,%rdi),%zmm23
vfmadd231ps	%zmm12,%zmm0,%zmm25
vfmadd231ps	%zmm1,%zmm23,%zmm26
vfmadd231ps	%zmm14,%zmm0,%zmm15
vfmadd231ps	%zmm23,%zmm14,%zmm21
vmovaps	640(%r12,%rdi),%zmm23
vfmadd231ps	%zmm3,%zmm4,%zmm25
vfmadd231ps	%zmm8,%zmm23,%zmm26
vfmadd231ps	%zmm1,%zmm4,%zmm15
vfmadd231ps	%zmm23,%zmm1,%zmm21
vmovaps	832(%r12,%rdi),%zmm23
vfmadd231ps	%zmm30,%zmm6,%zmm25
vfmadd231ps	%zmm17,%zmm23,%zmm26
vfmadd231ps	%zmm8,%zmm6,%zmm15
vfmadd231ps	%zmm23,%zmm8,%zmm21
vmovaps	960(%r12,%rdi),%zmm23
vfmadd231ps	1024(%r12,%rdi),%zmm17,%zmm21
vmovaps	%zmm22,-64(%r12,%rbp,2)
vmovaps	%zmm25,95488(%r12,%rdi,2)
vmovaps	%zmm26,95552(%r12,%rdi,2)
vmovaps	%zmm11,95680(%r12,%rdi,2)
vfmadd231ps	%zmm17,%zmm23,%zmm15
vmovaps	%zmm15,%zmm11
vfmadd213ps	%zmm7,%zmm28,%zmm11
vmaxps	%zmm5,%zmm11,%zmm11
vaddps	8(%r11){1to16},%zmm11,%zmm11
cmpl	$16,%r9d
je	65b
vmovaps	(%r12,%rbp,2),%zmm22
vmovaps	%zmm11,%zmm22 {%k1}
vmovaps	%zmm22,%zmm11
jmp	65b
.p2align	4
68:
cmpl	976(%rsp),%r14d
jbe	73f
movq	912(%rsp),%rdi
movq	1248(%rsp),%rbp
movq	336(%rsp),%r11
movq	1568(%rsp),%rbx
jmp	72f
.p2align	4
69:
vmulps	%zmm15,%zmm13,%zmm15
vmulps	-768(%rdi),%zmm20,%zmm22
vfmadd213ps	%zmm15,%zmm19,%zmm11
vfmadd231ps	-576(%rdi),%zmm14,%zmm22
vfmadd213ps	%zmm11,%zmm12,%zmm2
vfmadd231ps	-384(%rdi),%zmm1,%zmm22
vfmadd213ps	%zmm2,%zmm3,%zmm6
vfmadd231ps	-192(%rdi),%zmm8,%zmm22
vfmadd213ps	%zmm6,%zmm30,%zmm4
vfmadd231ps	(%rdi),%zmm17,%zmm22
vmovaps	%zmm21,(%r11)
vmovaps	%zmm4,-192(%rbp)
vmovaps	%zmm22,-128(%rbp)
vmovaps	%zmm0,(%rbp)
addq	$64,%r11
addq	$384,%rbp
addq	%r8,%rdi
decq	%rbx
je	73f
72:
vmovaps	-832(%rdi),%zmm15
vmovaps	-640(%rdi),%zmm11
vmovaps	-448(%rdi),%zmm2
vmulps	%zmm15,%zmm20,%zmm0
vfmadd231ps	%zmm14,%zmm11,%zmm0
vfmadd231ps	%zmm1,%zmm2,%zmm0
vmovaps	-256(%rdi),%zmm6
vfmadd231ps	%zmm8,%zmm6,%zmm0
vmovaps	-64(%rdi),%zmm4
vfmadd231ps	%zmm17,%zmm4,%zmm0
vmovaps	%zmm0,%zmm21
vfmadd213ps	%zmm7,%zmm28,%zmm21
vmaxps	%zmm5,%zmm21,%zmm21
movq	16(%rsp),%r14
vaddps	8(%r14){1to16},%zmm21,%zmm21
cmpl	$16,%r9d
je	69b
vmovaps	(%r11),%zmm22
vmovaps	%zmm21,%zmm22 {%k1}
vmovaps	%zmm22,%zmm21
jmp	69b
.p2align	4
73:
cmpq	$0,56(%rsp)
movq	256(%rsp),%rbx
je	75f
leaq	96192(%r12),%rdi
xorl	%r11d,%r11d
.p2align	4
74:
vmovaps	-64(%r13,%r11),%zmm0
vmovaps	(%r13,%r11),%zmm2
vmulps	%zmm2,%zmm0,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmovaps	%zmm2,-448(%rdi)
vmovaps	-64(%rsi,%r11),%zmm6
vsubps	%zmm0,%zmm6,%zmm6
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm2,-384(%rdi)
vmovaps	(%r13,%r11),%zmm2
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm0,-64(%rdi)
vmovaps	(%rsi,%r11),%zmm4
vsubps	%zmm2,%zmm4,%zmm2
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm0,(%rdi)
subq	$-128,%r11
addq	$768,%rdi
cmpq	%r11,%rbx
jne	74b
75:
movq	48(%rsp),%r14
testb	$1,%r14b
je	76f
movq	%rax,%rdi
imulq	%r14,%rdi
leaq	1704(%rdi),%r11
shlq	$6,%r11
movq	232(%rsp),%rbx
vmovaps	-64(%rbx,%r11),%zmm0
vdivps	%zmm0,%zmm31,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
movq	240(%rsp),%rbx
vmovaps	%zmm2,95744(%r12,%rbx)
shlq	$6,%rdi
movq	248(%rsp),%r11
vmovaps	(%r11,%rdi),%zmm4
vsubps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,95808(%r12,%rbx)
76:
vmovaps	107776(%r12),%zmm21
vmovaps	107840(%r12),%zmm11
vmovaps	107904(%r12),%zmm23
vmovaps	107968(%r12),%zmm22
vmovaps	108032(%r12),%zmm25
vmovaps	108096(%r12),%zmm6
vmovaps	108160(%r12),%zmm26
vmovaps	108224(%r12),%zmm2
vmovaps	108288(%r12),%zmm31
vmovaps	108352(%r12),%zmm27
vmovaps	108416(%r12),%zmm4
vmovaps	108480(%r12),%zmm15
vmovaps	108544(%r12),%zmm28
vmovaps	108608(%r12),%zmm0
leaq	95808(%r12),%rdi
movq	%r14,%rbp
.p2align	4
77:
vmovaps	-320(%rdi),%zmm5
vmovaps	-256(%rdi),%zmm7
vmovaps	-128(%rdi),%zmm9
vmovaps	-64(%rdi),%zmm10
vmovaps	(%rdi),%zmm18
vfmadd231ps	%zmm5,%zmm18,%zmm21
vmulps	%zmm10,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm5,%zmm25
vfmadd231ps	%zmm7,%zmm18,%zmm11
vmulps	%zmm10,%zmm7,%zmm16
vfmadd231ps	%zmm5,%zmm16,%zmm6
vfmadd231ps	%zmm16,%zmm7,%zmm26
vfmadd231ps	%zmm9,%zmm18,%zmm23
vaddps	%zmm18,%zmm22,%zmm22
vmulps	%zmm10,%zmm9,%zmm16
vfmadd231ps	%zmm5,%zmm16,%zmm2
vfmadd231ps	%zmm5,%zmm10,%zmm4
vfmadd231ps	%zmm7,%zmm16,%zmm31
vfmadd231ps	%zmm7,%zmm10,%zmm15
vfmadd231ps	%zmm9,%zmm16,%zmm27
vaddps	%zmm16,%zmm28,%zmm28
vaddps	%zmm10,%zmm0,%zmm0
addq	$384,%rdi
decq	%rbp
jne	77b
vmovaps	%zmm21,107776(%r12)
vmovaps	%zmm11,107840(%r12)
vmovaps	%zmm23,107904(%r12)
vmovaps	%zmm22,107968(%r12)
vmovaps	%zmm25,108032(%r12)
vmovaps	%zmm6,108096(%r12)
vmovaps	%zmm26,108160(%r12)
vmovaps	%zmm2,108224(%r12)
vmovaps	%zmm31,108288(%r12)
vmovaps	%zmm27,108352(%r12)
vmovaps	%zmm4,108416(%r12)
vmovaps	%zmm15,108480(%r12)
vmovaps	%zmm28,108544(%r12)
vmovaps	%zmm0,108608(%r12)
incq	%rax
addq	1632(%rsp),%rcx
movq	400(%rsp),%rdi
addq	264(%rsp),%rdi
movq	%rdi,400(%rsp)
movq	24(%rsp),%rdi
addq	%rdi,336(%rsp)
addq	%rdi,%r13
addq	%rdi,%rsi
cmpq	%r14,%rax
vbroadcastss	338f(%rip),%zmm31
vmovups	1696(%rsp),%zmm28
vmovups	592(%rsp),%zmm9
vmovups	464(%rsp),%zmm5
vmovups	720(%rsp),%zmm7
vmovups	656(%rsp),%zmm11
vmovups	1504(%rsp),%zmm21
vmovups	1440(%rsp),%zmm22
vmovups	1376(%rsp),%zmm10
vmovups	1312(%rsp),%zmm16
vmovups	1104(%rsp),%zmm18
jne	62b
jmp	58b
.p2align	4
78:
vbroadcastss	4512(%rsp),%zmm0
vmovups	%zmm0,1568(%rsp)
vbroadcastss	1168(%rsp),%zmm0
vmovups	%zmm0,1312(%rsp)
vbroadcastss	4576(%rsp),%zmm0
vmovups	%zmm0,1440(%rsp)
vbroadcastss	1888(%rsp),%zmm0
vmovups	%zmm0,1376(%rsp)
vbroadcastss	1824(%rsp),%zmm9
vbroadcastss	1760(%rsp),%zmm7
vbroadcastss	2464(%rsp),%zmm0
vmovups	%zmm0,656(%rsp)
vbroadcastss	2400(%rsp),%zmm0
vmovups	%zmm0,1504(%rsp)
vmovaps	107904(%r12),%zmm0
vmovups	%zmm0,400(%rsp)
vmovaps	107968(%r12),%zmm0
vmovups	%zmm0,464(%rsp)
vmovaps	108352(%r12),%zmm25
vmovaps	108544(%r12),%zmm20
vmovaps	108608(%r12),%zmm26
vmulps	107776(%r12),%zmm28,%zmm0
vmovups	%zmm0,720(%rsp)
vmulps	108032(%r12),%zmm28,%zmm0
vmulps	%zmm0,%zmm28,%zmm6
vmulps	107840(%r12),%zmm28,%zmm0
vmovups	%zmm0,592(%rsp)
vmulps	108096(%r12),%zmm28,%zmm0
vmulps	%zmm0,%zmm28,%zmm5
vmulps	108160(%r12),%zmm28,%zmm0
vmulps	108224(%r12),%zmm28,%zmm8
vmulps	108288(%r12),%zmm28,%zmm1
vmovups	%zmm1,1040(%rsp)
vmulps	%zmm0,%zmm28,%zmm10
vmovups	4768(%rsp),%zmm0
vaddps	1952(%rsp),%zmm0,%zmm1
vcmpleps	4704(%rsp),%zmm1,%k1
vmovups	%zmm1,1632(%rsp)
vcmpgeps	422f(%rip){1to16},%zmm1,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmulps	108416(%r12),%zmm28,%zmm24
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmulps	108480(%r12),%zmm28,%zmm27
vucomiss	%xmm4,%xmm1
vmovups	%zmm20,1104(%rsp)
vmovups	%zmm8,848(%rsp)
vmovups	%zmm5,1888(%rsp)
vmovups	%zmm6,1824(%rsp)
vmovups	%zmm10,1760(%rsp)
vmovups	%zmm27,784(%rsp)
vmovups	%zmm24,976(%rsp)
vmovups	%zmm9,336(%rsp)
vmovups	%zmm7,912(%rsp)
jbe	84f
vxorps	%xmm1,%xmm1,%xmm1
testb	%bl,%bl
vpbroadcastd	364f(%rip),%zmm10
vpbroadcastd	365f(%rip),%zmm11
jne	83f
movq	(%rsp),%rax
leaq	109056(%r12),%rcx
xorl	%edx,%edx
.p2align	4
79:
xorl	%esi,%esi
movq	%r14,%rdi
.p2align	4
82:
vmovaps	(%rcx,%rsi),%zmm2
vmovaps	(%rax,%rsi),%zmm3
vdivps	%zmm2,%zmm31,%zmm4
vsubps	%zmm2,%zmm3,%zmm3
vmulps	%zmm4,%zmm3,%zmm3
vcmpltps	%zmm3,%zmm29,%k1
vaddps	%zmm29,%zmm4,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm5
vpaddd	%zmm10,%zmm5,%zmm5
vpandd	%zmm11,%zmm5,%zmm5
vpsubd	%zmm5,%zmm30,%zmm6
vcvtdq2ps	%zmm5,%zmm5
vaddps	%zmm29,%zmm6,%zmm7
vfmadd231ps	%zmm4,%zmm6,%zmm7
vmulps	%zmm7,%zmm7,%zmm4
vmovaps	%zmm12,%zmm6
vfmadd213ps	%zmm13,%zmm7,%zmm6
vmovaps	%zmm14,%zmm8
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm15,%zmm7,%zmm8
vfmadd213ps	%zmm18,%zmm7,%zmm9
vfmadd231ps	%zmm19,%zmm4,%zmm9
vfmadd213ps	%zmm8,%zmm4,%zmm9
vfmadd213ps	%zmm6,%zmm4,%zmm9
vfmadd213ps	%zmm7,%zmm4,%zmm9
vfmadd231ps	%zmm21,%zmm5,%zmm9
vaddps	%zmm31,%zmm3,%zmm4
vmaxps	%zmm29,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm9,%zmm3
vfmadd231ps	%zmm3,%zmm2,%zmm1
addq	$64,%rsi
decq	%rdi
jne	82b
incq	%rdx
movq	24(%rsp),%rsi
addq	%rsi,%rcx
addq	%rsi,%rax
cmpq	%r14,%rdx
jne	79b
83:
vmovups	912(%rsp),%zmm15
vbroadcastss	424f(%rip),%zmm2
vmovups	4640(%rsp),%zmm3
vfmadd213ps	425f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm17,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vbroadcastss	426f(%rip),%zmm22 {%k2}
vmovups	%zmm22,2272(%rsp)
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,4640(%rsp)
vblendmps	356f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2720(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	2016(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,2016(%rsp)
vmovups	2656(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	2080(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,2080(%rsp)
vmovups	2784(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm28,%zmm28
vmovups	2848(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	272(%rsp),%zmm20
vsubps	%zmm5,%zmm20,%zmm20
vmovups	2976(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2976(%rsp)
vmovups	2912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2912(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,1248(%rsp)
vmovups	%zmm4,2848(%rsp)
vmovups	%zmm3,2784(%rsp)
vmovups	%zmm2,2656(%rsp)
vmovups	%zmm1,2720(%rsp)
vmovups	848(%rsp),%zmm8
vmovups	1888(%rsp),%zmm5
vmovups	1824(%rsp),%zmm6
vmovups	1760(%rsp),%zmm10
vmovups	784(%rsp),%zmm27
vmovups	336(%rsp),%zmm9
jmp	85f
.p2align	4
84:
vmovaps	%zmm7,%zmm15
vmovups	272(%rsp),%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1248(%rsp)
85:
vbroadcastss	352f(%rip),%zmm1
vmaxps	%zmm1,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm22
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vmovups	%zmm25,2400(%rsp)
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm10
vmovups	%zmm26,2464(%rsp)
vmaxps	%zmm1,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm30
vmovups	2016(%rsp),%zmm26
vcmpleps	1568(%rsp),%zmm26,%k1
vmovups	1312(%rsp),%zmm7
vcmpleps	%zmm26,%zmm7,%k2
vmovups	720(%rsp),%zmm4
vblendmps	%zmm4,%zmm29,%zmm0 {%k2}
vbroadcastss	362f(%rip),%zmm2
vxorps	%zmm2,%zmm4,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm17,%k3
vmovdqu64	5984(%rsp),%zmm18
vpslld	$31,%zmm18,%zmm0
vpmovd2m	%zmm0,%k4
korw	%k4,%k3,%k0
vmulps	%zmm22,%zmm4,%zmm0
vmovups	%zmm0,4896(%rsp)
vmovups	%zmm22,1952(%rsp)
knotw	%k0,%k1
vmovaps	%zmm31,%zmm4 {%k1} {z}
vmovups	1440(%rsp),%zmm11
vmovups	2080(%rsp),%zmm13
vcmpleps	%zmm11,%zmm13,%k1
vmovups	1376(%rsp),%zmm12
vcmpleps	%zmm13,%zmm12,%k2
vmovups	592(%rsp),%zmm1
vblendmps	%zmm1,%zmm29,%zmm0 {%k2}
vxorps	%zmm2,%zmm1,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm17,%k0
vpbroadcastd	427f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm0
vmovdqu64	%zmm0,528(%rsp)
vptestmd	%zmm0,%zmm0,%k1
korw	%k0,%k1,%k1
vmovaps	%zmm6,%zmm3
vmovups	%zmm6,272(%rsp)
vmulps	%zmm6,%zmm1,%zmm0
vmovups	%zmm0,4832(%rsp)
knotw	%k1,%k1
vmovaps	%zmm31,%zmm21 {%k1} {z}
vcmpleps	%zmm9,%zmm28,%k1
vmovaps	%zmm15,%zmm24
vcmpleps	%zmm28,%zmm15,%k2
vmovups	400(%rsp),%zmm6
vblendmps	%zmm6,%zmm29,%zmm0 {%k2}
vxorps	%zmm2,%zmm6,%zmm0 {%k1}
vxorps	%xmm1,%xmm1,%xmm1
vcmpleps	%zmm0,%zmm1,%k1
vpbroadcastd	428f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm0
vmovdqu64	%zmm0,2208(%rsp)
vptestmd	%zmm0,%zmm0,%k2
korw	%k1,%k2,%k2
vmovups	%zmm10,4512(%rsp)
vmulps	%zmm10,%zmm6,%zmm0
vmovups	%zmm0,4576(%rsp)
knotw	%k2,%k2
vmovaps	%zmm31,%zmm16 {%k2} {z}
vmovups	656(%rsp),%zmm19
vcmpleps	%zmm19,%zmm20,%k2
vmovups	1504(%rsp),%zmm9
vcmpleps	%zmm20,%zmm9,%k5
vmovups	464(%rsp),%zmm14
vblendmps	%zmm14,%zmm29,%zmm0 {%k5}
vxorps	%zmm2,%zmm14,%zmm0 {%k2}
vxorps	%xmm2,%xmm2,%xmm2
vcmpleps	%zmm0,%zmm2,%k2
vpbroadcastd	429f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm15
vmovdqu64	%zmm15,2144(%rsp)
vmulps	%zmm21,%zmm3,%zmm2
vmovaps	%zmm21,%zmm3
vmovups	%zmm21,1184(%rsp)
vmulps	%zmm2,%zmm5,%zmm0
vmulps	%zmm4,%zmm22,%zmm21
vmovaps	%zmm4,%zmm1
vmovups	%zmm4,1696(%rsp)
vmulps	%zmm21,%zmm0,%zmm4
vmovaps	%zmm4,%zmm0
vfnmadd213ps	%zmm31,%zmm4,%zmm0
vbroadcastss	378f(%rip),%zmm23
vmaxps	%zmm23,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vptestmd	%zmm15,%zmm15,%k5
korw	%k2,%k5,%k5
vmulps	%zmm16,%zmm10,%zmm29
vmulps	%zmm29,%zmm8,%zmm5
vmulps	%zmm21,%zmm5,%zmm10
vmulps	1040(%rsp),%zmm29,%zmm5
vmulps	%zmm4,%zmm10,%zmm8
vfmsub231ps	%zmm5,%zmm2,%zmm8
vmulps	%zmm6,%zmm8,%zmm15
vmovaps	%zmm10,%zmm5
vfnmadd213ps	%zmm31,%zmm10,%zmm5
vfnmadd231ps	%zmm15,%zmm15,%zmm5
vmaxps	%zmm23,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm22
knotw	%k5,%k5
vmovaps	%zmm31,%zmm8 {%k5} {z}
vmulps	%zmm8,%zmm30,%zmm5
vmulps	976(%rsp),%zmm5,%zmm25
vmulps	%zmm21,%zmm25,%zmm21
vmulps	%zmm5,%zmm27,%zmm25
vmulps	%zmm4,%zmm21,%zmm27
vfmsub231ps	%zmm25,%zmm2,%zmm27
vmulps	%zmm6,%zmm27,%zmm25
vmovups	%zmm5,5024(%rsp)
vmulps	1104(%rsp),%zmm5,%zmm2
vmulps	%zmm10,%zmm21,%zmm27
vmovups	%zmm29,4960(%rsp)
vfmsub231ps	%zmm2,%zmm29,%zmm27
vfnmadd231ps	%zmm15,%zmm25,%zmm27
vmulps	%zmm22,%zmm27,%zmm31
vmovaps	%zmm21,%zmm2
vfnmadd213ps	338f(%rip){1to16},%zmm21,%zmm2
vfnmadd231ps	%zmm25,%zmm25,%zmm2
vfnmadd231ps	%zmm31,%zmm31,%zmm2
vmaxps	%zmm23,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vbroadcastss	338f(%rip),%zmm23
vdivps	%zmm2,%zmm23,%zmm23
vmulps	%zmm30,%zmm14,%zmm17
vmovups	4896(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm27
vmulps	%zmm27,%zmm4,%zmm2
vmovups	4832(%rsp),%zmm0
vfmsub231ps	%zmm0,%zmm3,%zmm2
vmulps	%zmm6,%zmm2,%zmm29
vmulps	%zmm27,%zmm10,%zmm2
vmovups	4576(%rsp),%zmm5
vfmsub231ps	%zmm5,%zmm16,%zmm2
vfnmadd231ps	%zmm29,%zmm15,%zmm2
vmulps	%zmm22,%zmm2,%zmm3
vmulps	%zmm27,%zmm21,%zmm2
vfmsub231ps	%zmm17,%zmm8,%zmm2
vfnmadd231ps	%zmm29,%zmm25,%zmm2
vfnmadd231ps	%zmm3,%zmm31,%zmm2
vmulps	%zmm23,%zmm2,%zmm2
vmulps	%zmm2,%zmm23,%zmm23
vfnmadd213ps	%zmm3,%zmm23,%zmm31
vmulps	%zmm31,%zmm22,%zmm22
vbroadcastss	338f(%rip),%zmm31
vfnmadd213ps	%zmm29,%zmm22,%zmm15
vfnmadd231ps	%zmm25,%zmm23,%zmm15
vmulps	%zmm15,%zmm6,%zmm6
vfnmadd213ps	%zmm27,%zmm6,%zmm4
vfnmadd231ps	%zmm10,%zmm22,%zmm4
vfnmadd231ps	%zmm21,%zmm23,%zmm4
knotw	%k4,%k4
korw	%k4,%k3,%k4
vmulps	1952(%rsp),%zmm4,%zmm10
vmulps	272(%rsp),%zmm6,%zmm25
vmovups	4512(%rsp),%zmm21
vmulps	%zmm22,%zmm21,%zmm15
vmulps	%zmm23,%zmm30,%zmm22
vaddps	%zmm10,%zmm26,%zmm4
vminps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm4,%zmm4,%k3
vmovaps	%zmm7,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmovups	1568(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k3}
vcmpeqps	%zmm26,%zmm6,%k3
vcmpneqps	%zmm6,%zmm4,%k3 {%k3}
vaddps	%zmm25,%zmm13,%zmm4
vminps	%zmm4,%zmm12,%zmm6
vcmpunordps	%zmm4,%zmm4,%k5
vmovaps	%zmm12,%zmm6 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vmaxps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k5}
vcmpeqps	%zmm13,%zmm6,%k5
vcmpneqps	%zmm6,%zmm4,%k5 {%k5}
vmovups	%zmm15,272(%rsp)
vaddps	%zmm15,%zmm28,%zmm4
vminps	%zmm4,%zmm24,%zmm6
vcmpunordps	%zmm4,%zmm4,%k6
vmovaps	%zmm24,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	336(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k6}
vcmpeqps	%zmm28,%zmm6,%k6
vcmpneqps	%zmm6,%zmm4,%k6 {%k6}
vaddps	%zmm22,%zmm20,%zmm4
vminps	%zmm4,%zmm9,%zmm6
vcmpunordps	%zmm4,%zmm4,%k7
vmovaps	%zmm9,%zmm6 {%k7}
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm19,%zmm6
vmovaps	%zmm19,%zmm6 {%k7}
vmovaps	%zmm20,%zmm19
vcmpeqps	%zmm20,%zmm6,%k7
vcmpneqps	%zmm6,%zmm4,%k7 {%k7}
knotw	%k4,%k4
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm14,%zmm14 {%k4} {z}
vmovdqu64	528(%rsp),%zmm1
vptestnmd	%zmm1,%zmm1,%k4
korw	%k4,%k0,%k0
knotw	%k0,%k4
vmovaps	%zmm0,%zmm4 {%k4} {z}
vfmadd213ps	%zmm14,%zmm4,%zmm4
vmovdqu64	2208(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovaps	%zmm5,%zmm6 {%k1} {z}
vfmadd213ps	%zmm4,%zmm6,%zmm6
vmovdqu64	2144(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm17,%zmm14 {%k1} {z}
vmovaps	%zmm7,%zmm9
vmovaps	%zmm28,%zmm26
vfmadd213ps	%zmm6,%zmm14,%zmm14
vpxor	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm27,%zmm27
vfmadd231ps	%zmm29,%zmm29,%zmm27
vfmadd231ps	%zmm3,%zmm3,%zmm27
vpmovm2d	%k3,%zmm6
vmovups	4768(%rsp),%zmm1
vsubps	1248(%rsp),%zmm1,%zmm4
vfmadd231ps	%zmm2,%zmm2,%zmm27
vpsrld	$31,%zmm6,%zmm2
vpbroadcastd	428f(%rip),%zmm1
vmovdqa32	%zmm1,%zmm6 {%k6} {z}
vpord	429f(%rip){1to16},%zmm6,%zmm6 {%k7}
vpord	427f(%rip){1to16},%zmm6,%zmm6 {%k5}
vpord	%zmm2,%zmm6,%zmm2
vdivps	%zmm21,%zmm31,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vmulps	432f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm30,%zmm31,%zmm12
vmulps	%zmm20,%zmm12,%zmm12
vmulps	433f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm6,%zmm12,%zmm15
vcmpunordps	%zmm6,%zmm6,%k1
vsqrtps	%zmm27,%zmm13
vmovaps	%zmm12,%zmm15 {%k1}
vmovups	5920(%rsp),%zmm21
vbroadcastss	352f(%rip),%zmm7
vmaxps	%zmm7,%zmm21,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm13,%zmm6,%zmm6
vminps	434f(%rip){1to16},%zmm6,%zmm6
vmaxps	349f(%rip){1to16},%zmm6,%zmm6
vsubps	%zmm6,%zmm31,%zmm12
vdivps	%zmm12,%zmm31,%zmm12
vmulps	%zmm12,%zmm6,%zmm6
vbroadcastss	16(%r11),%zmm12
vmulps	%zmm6,%zmm13,%zmm6
vcmpleps	%zmm12,%zmm6,%k0
vcmpleps	%zmm15,%zmm13,%k1
korw	%k0,%k1,%k1
vmulss	%xmm12,%xmm12,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpleps	%zmm6,%zmm14,%k1 {%k1}
vmovups	1184(%rsp),%zmm0
vmulps	1696(%rsp),%zmm0,%zmm6
vmovups	%zmm16,2208(%rsp)
vmulps	%zmm6,%zmm16,%zmm6
vmovups	%zmm8,2144(%rsp)
vmulps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm25,%zmm0
vpxor	%xmm1,%xmm1,%xmm1
vcmpnltps	%zmm6,%zmm1,%k2
vmovaps	%zmm31,%zmm6 {%k2} {z}
vbroadcastss	359f(%rip),%zmm30
vblendmps	%zmm6,%zmm30,%zmm3 {%k1}
vmovups	1632(%rsp),%zmm1
vcmpgeps	4704(%rsp),%zmm1,%k1
vminps	385f(%rip){1to16},%zmm3,%zmm3 {%k1}
vcmpeqps	%zmm30,%zmm3,%k1
vxorps	%xmm1,%xmm1,%xmm1
vcmpnltps	%zmm4,%zmm1,%k0
korw	%k1,%k0,%k2
vmovups	5856(%rsp),%zmm1
vmovaps	%zmm1,%zmm3 {%k2}
vmovups	%zmm3,528(%rsp)
vmovups	2720(%rsp),%zmm27
vmovaps	%zmm27,%zmm6
vxorps	%xmm1,%xmm1,%xmm1
vfmadd132ps	720(%rsp),%zmm1,%zmm6
vmovups	2656(%rsp),%zmm28
vfmadd231ps	592(%rsp),%zmm28,%zmm6
vmovups	2784(%rsp),%zmm3
vfmadd231ps	400(%rsp),%zmm3,%zmm6
vmovups	2848(%rsp),%zmm25
vfmadd231ps	464(%rsp),%zmm25,%zmm6
vmovaps	%zmm22,%zmm20
vmovups	2976(%rsp),%zmm29
vsubps	%zmm6,%zmm29,%zmm6
vmulps	356f(%rip){1to16},%zmm29,%zmm12
vmaxps	%zmm6,%zmm12,%zmm14
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm12,%zmm14 {%k3}
vmaxps	%zmm7,%zmm14,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm6,%zmm29,%zmm6
vmovups	2912(%rsp),%zmm7
vmulps	%zmm6,%zmm7,%zmm6
vmovups	2272(%rsp),%zmm22
vminps	%zmm6,%zmm22,%zmm14
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm22,%zmm14 {%k3}
vcmpltps	%zmm29,%zmm1,%k3
vmovaps	%zmm31,%zmm12
vmaxps	435f(%rip){1to16},%zmm14,%zmm12 {%k3}
vcmpltps	%zmm4,%zmm1,%k3 {%k1}
vptestnmd	%zmm2,%zmm2,%k1 {%k3}
vpord	%zmm2,%zmm18,%zmm18 {%k3}
vbroadcastss	336f(%rip),%zmm16
vandps	%zmm16,%zmm10,%zmm2
vbroadcastss	436f(%rip),%zmm11
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovups	4640(%rsp),%zmm1
vcmpltps	388f(%rip){1to16},%zmm1,%k3
vmovaps	%zmm31,%zmm2 {%k3} {z}
vxorps	%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm2,%xmm6
vmovshdup	%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf128	$1,%ymm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vmovshdup	%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf32x4	$2,%zmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vmovshdup	%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf32x4	$3,%zmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vmovshdup	%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vminps	%zmm12,%zmm4,%zmm15
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vandps	%zmm16,%zmm0,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm14
vcmpunordps	%zmm12,%zmm12,%k3
vmovaps	%zmm4,%zmm15 {%k3}
vcmpunordps	%zmm15,%zmm15,%k3
vminps	%zmm15,%zmm14,%zmm2
vmovaps	%zmm14,%zmm2 {%k3}
vucomiss	%xmm17,%xmm6
vxorps	%xmm17,%xmm17,%xmm17
vmovaps	%zmm2,%zmm6
vmovaps	%zmm3,%zmm16
jbe	56b
vbroadcastss	388f(%rip),%zmm15
vcmpltps	%zmm15,%zmm1,%k3
vcmpltps	%zmm17,%zmm10,%k4
vmovups	2016(%rsp),%zmm1
vmovups	1312(%rsp),%zmm3
vsubps	%zmm1,%zmm3,%zmm6
vsubps	%zmm9,%zmm1,%zmm6 {%k4}
vmulps	%zmm4,%zmm6,%zmm4
vbroadcastss	437f(%rip),%zmm24
vmulps	%zmm24,%zmm4,%zmm4
vmulps	1696(%rsp),%zmm6,%zmm1
vcmpltps	%zmm1,%zmm17,%k4
vmovaps	%zmm15,%zmm1
vminps	%zmm15,%zmm4,%zmm1 {%k4}
vcmpltps	%zmm17,%zmm0,%k4
vmovups	2080(%rsp),%zmm3
vmovups	1376(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vsubps	1440(%rsp),%zmm3,%zmm4 {%k4}
vmulps	%zmm14,%zmm4,%zmm6
vmulps	1184(%rsp),%zmm4,%zmm3
vcmpltps	%zmm3,%zmm17,%k4
vmovaps	%zmm15,%zmm3
vmulps	%zmm24,%zmm6,%zmm3 {%k4}
vminps	%zmm1,%zmm3,%zmm4
vcmpunordps	%zmm1,%zmm1,%k4
vmovaps	%zmm3,%zmm4 {%k4}
vmovups	272(%rsp),%zmm11
vcmpltps	%zmm17,%zmm11,%k4
vmovups	912(%rsp),%zmm1
vsubps	%zmm26,%zmm1,%zmm1
vsubps	336(%rsp),%zmm26,%zmm1 {%k4}
vbroadcastss	336f(%rip),%zmm6
vandps	%zmm6,%zmm11,%zmm3
vbroadcastss	436f(%rip),%zmm11
vaddps	%zmm11,%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vmulps	2208(%rsp),%zmm1,%zmm1
vcmpltps	%zmm1,%zmm17,%k4
vmovaps	%zmm15,%zmm1
vmulps	%zmm24,%zmm3,%zmm1 {%k4}
vminps	%zmm4,%zmm1,%zmm3
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm1,%zmm3 {%k4}
vcmpltps	%zmm17,%zmm20,%k4
vandps	%zmm6,%zmm20,%zmm1
vaddps	%zmm11,%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vmovups	1504(%rsp),%zmm4
vsubps	%zmm19,%zmm4,%zmm4
vsubps	656(%rsp),%zmm19,%zmm4 {%k4}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	2144(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm17,%k4
vmovaps	%zmm15,%zmm4
vmulps	%zmm24,%zmm1,%zmm4 {%k4}
vminps	%zmm3,%zmm4,%zmm1
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm4,%zmm1 {%k4}
vcmpltps	%zmm2,%zmm1,%k3 {%k3}
vblendmps	%zmm1,%zmm2,%zmm6 {%k3}
jmp	56b
.p2align	4
86:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,784(%rsp)
vbroadcastss	912(%rsp),%zmm9
movl	%eax,%eax
movl	%ecx,%ecx
xorl	%edi,%edi
vmovaps	%zmm19,%zmm8
vxorps	%xmm12,%xmm12,%xmm12
vmovaps	%zmm19,%zmm6
vxorps	%xmm7,%xmm7,%xmm7
vmovaps	%zmm19,%zmm26
vmovaps	%zmm19,%zmm13
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm9,1184(%rsp)
movq	%rax,528(%rsp)
movq	%rcx,2272(%rsp)
jmp	89f
.p2align	4
87:
movq	1696(%rsp),%rdi
vcvtusi2ss	%rdi,%xmm31,%xmm4
vmovaps	912(%rsp),%xmm1
vfmadd213ss	848(%rsp),%xmm1,%xmm4
vmulps	%zmm13,%zmm13,%zmm1
vfmsub231ps	%zmm15,%zmm0,%zmm1
vmaxps	352f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm2
vbroadcastss	%xmm4,%zmm1
vmulps	%zmm13,%zmm22,%zmm3
vfmsub231ps	%zmm15,%zmm19,%zmm3
vmulps	%zmm2,%zmm3,%zmm3
vmulps	%zmm19,%zmm13,%zmm5
vfmsub231ps	%zmm22,%zmm0,%zmm5
vmulps	%zmm2,%zmm5,%zmm2
vmaxps	393f(%rip){1to16},%zmm3,%zmm3
vmaxps	394f(%rip){1to16},%zmm2,%zmm2
vmulps	%zmm2,%zmm22,%zmm5
vfmadd231ps	%zmm19,%zmm3,%zmm5
vmulps	%zmm3,%zmm3,%zmm6
vmulps	%zmm2,%zmm2,%zmm7
vmulps	%zmm7,%zmm15,%zmm7
vfmadd231ps	%zmm6,%zmm0,%zmm7
vaddps	%zmm3,%zmm3,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vfmadd213ps	%zmm7,%zmm13,%zmm0
vsubps	%zmm5,%zmm23,%zmm5
vsubps	%zmm23,%zmm0,%zmm0
vbroadcastss	349f(%rip),%zmm24
vfmadd132ps	%zmm24,%zmm5,%zmm0
vaddss	395f(%rip),%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vbroadcastss	336f(%rip),%zmm5
vandps	%zmm5,%zmm4,%zmm4
vmovups	784(%rsp),%zmm6
vcmpleps	%zmm4,%zmm6,%k1
vsubps	4256(%rsp),%zmm1,%zmm4
vandps	%zmm5,%zmm4,%zmm4
vcmpleps	%zmm4,%zmm6,%k1 {%k1}
vbroadcastss	388f(%rip),%zmm19
vblendmps	%zmm0,%zmm19,%zmm0 {%k1}
vmovups	4448(%rsp),%zmm7
vmovups	4384(%rsp),%zmm6
vmovups	4320(%rsp),%zmm8
vmovups	1104(%rsp),%zmm10
vmovups	272(%rsp),%zmm11
vmovups	1184(%rsp),%zmm9
movq	528(%rsp),%rax
movq	2272(%rsp),%rcx
vmovups	1040(%rsp),%zmm12
vmovups	976(%rsp),%zmm13
vmovups	1632(%rsp),%zmm14
vmovups	1568(%rsp),%zmm16
vmovups	1248(%rsp),%zmm18
88:
vcmpltps	%zmm26,%zmm13,%k1
vcmpltps	%zmm19,%zmm13,%k1 {%k1}
vcmpleps	%zmm0,%zmm13,%k1 {%k1}
vcmpltps	%zmm19,%zmm26,%k2
vcmpltps	%zmm19,%zmm0,%k2 {%k2}
vsubps	%zmm0,%zmm26,%zmm4
vfmadd231ps	396f(%rip){1to16},%zmm13,%zmm26
vaddps	%zmm0,%zmm26,%zmm5
vcmpltps	%zmm5,%zmm17,%k2 {%k2}
vmulps	%zmm24,%zmm4,%zmm4
vdivps	%zmm5,%zmm31,%zmm5
vmulps	%zmm5,%zmm4,%zmm4 {%k2}
vminps	%zmm24,%zmm4,%zmm4
vmaxps	384f(%rip){1to16},%zmm4,%zmm4 {%k2} {z}
vfmadd213ps	%zmm18,%zmm9,%zmm4
vcmpltps	%zmm8,%zmm13,%k2 {%k1}
vmovaps	%zmm8,%zmm6 {%k2}
vmovaps	%zmm12,%zmm7 {%k2}
vmovaps	%zmm13,%zmm8 {%k2}
vmovaps	%zmm4,%zmm12 {%k2}
vmovaps	%zmm14,%zmm11 {%k2}
vmovaps	%zmm16,%zmm10 {%k2}
vcmpltps	%zmm13,%zmm8,%k2
vcmpltps	%zmm6,%zmm13,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm13,%zmm6 {%k1}
vmovaps	%zmm4,%zmm7 {%k1}
incq	%rdi
vmovaps	%zmm13,%zmm26
vmovaps	%zmm0,%zmm13
vmovaps	%zmm1,%zmm18
vmovaps	%zmm3,%zmm14
vmovaps	%zmm2,%zmm16
cmpq	%rcx,%rdi
je	55b
89:
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm19,%zmm0
cmpq	%rax,%rdi
jae	88b
vmovups	%zmm18,1248(%rsp)
vmovups	%zmm16,1568(%rsp)
vmovups	%zmm14,1632(%rsp)
vmovups	%zmm13,976(%rsp)
vmovups	%zmm12,1040(%rsp)
vmovups	%zmm11,272(%rsp)
vmovups	%zmm10,1104(%rsp)
vmovups	%zmm8,4320(%rsp)
vmovups	%zmm6,4384(%rsp)
vmovups	%zmm7,4448(%rsp)
vcvttss2usi	212(%r11),%r8d
vcvttss2usi	216(%r11),%ebp
vcvttss2usi	220(%r11),%esi
vbroadcastss	224(%r11),%zmm4
vcvttss2usi	%xmm4,%eax
vbroadcastss	228(%r11),%zmm24
vfmadd231ps	7136(%rsp),%zmm4,%zmm24
vmovups	7072(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm4
vrndscaleps	$9,%zmm24,%zmm0
vbroadcastss	389f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	392f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm25
vrndscaleps	$9,%zmm4,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm11
movq	120(%rsp),%r15
imulq	%rax,%r15
leaq	10(%r15),%rdx
movabsq	$-6148914691236517205,%rcx
mulxq	%rcx,%rcx,%rcx
shrq	$2,%rcx
addl	%ecx,%ecx
leal	(%rcx,%rcx,2),%ecx
movslq	%esi,%rdx
subl	%ecx,%esi
movl	%esi,1504(%rsp)
addq	$5,%r15
movslq	%ebp,%rsi
subl	%ecx,%ebp
cmpl	$1,%eax
movl	$0,%r9d
cmoveq	56(%rsp),%r9
leal	(%r9,%r9),%ecx
shlq	$2,%rdx
movq	%rdi,1696(%rsp)
addq	%rdi,%r8
imulq	%rsi,%r8
movq	%r8,1440(%rsp)
movq	%rdx,%rsi
imulq	%rax,%rsi
movq	%rsi,336(%rsp)
movq	%r9,%r13
shlq	$7,%r13
movq	%r14,%rsi
movq	%rcx,400(%rsp)
subq	%rcx,%rsi
movq	%rsi,592(%rsp)
movq	(%rsp),%rsi
leaq	(%rsi,%r13),%rcx
movq	%rcx,1376(%rsp)
leaq	109056(%r12),%rsi
leaq	(%rsi,%r13),%rcx
movq	%rcx,1312(%rsp)
movq	%r9,%rcx
movq	%r9,%rsi
imulq	%rax,%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$7,%rsi
addq	%r12,%rsi
movq	%rsi,464(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%r10
vxorps	%xmm0,%xmm0,%xmm0
movl	$16,%eax
vmovaps	%zmm31,%zmm27
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm13,%xmm13,%xmm13
movl	%ebp,656(%rsp)
jmp	94f
.p2align	4
92:
vmovaps	%zmm0,%zmm18
93:
vsubps	%zmm1,%zmm27,%zmm27
vmovaps	%zmm18,%zmm0
movq	16(%rsp),%r11
vxorps	%xmm17,%xmm17,%xmm17
movl	44(%rsp),%ebx
movl	656(%rsp),%ebp
movl	720(%rsp),%eax
94:
addl	$-1,%eax
jae	87b
vpxor	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm27,%xmm1
vmovshdup	%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm27,%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm27,%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
jbe	87b
movl	%eax,720(%rsp)
vcmpltps	%zmm27,%zmm17,%k1
vbroadcastss	363f(%rip),%zmm7
vblendmps	%zmm25,%zmm7,%zmm1 {%k1}
vmovaps	442f(%rip),%xmm2
vmovaps	%zmm2,%zmm8
vpermps	%zmm1,%zmm2,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm5
vextractf32x4	$2,%zmm1,%xmm6
vunpcklps	%xmm1,%xmm6,%xmm6
vminps	%xmm6,%xmm5,%xmm5
vunpckhps	%xmm1,%xmm3,%xmm6
vminps	%xmm6,%xmm2,%xmm2
vminps	%xmm5,%xmm2,%xmm2
vmovaps	443f+16(%rip),%xmm5
vmovaps	%zmm5,%zmm9
vpermps	%zmm1,%zmm5,%zmm5
vunpcklps	%ymm1,%ymm3,%ymm6
vextractf128	$1,%ymm6,%xmm6
vminps	%xmm6,%xmm5,%xmm5
vmovaps	444f+16(%rip),%xmm6
vmovaps	%zmm6,%zmm10
vpermps	%zmm1,%zmm6,%zmm6
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm6,%xmm1
vminps	%xmm5,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vmovss	338f(%rip),%xmm12
vaddss	%xmm1,%xmm12,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm25,%k1 {%k1}
vblendmps	%zmm11,%zmm7,%zmm2 {%k1}
vpermps	%zmm2,%zmm8,%zmm3
vextractf64x4	$1,%zmm2,%ymm5
vinsertps	$76,%xmm5,%xmm2,%xmm6
vextractf32x4	$2,%zmm2,%xmm7
vunpcklps	%xmm2,%xmm7,%xmm7
vminps	%xmm7,%xmm6,%xmm6
vunpckhps	%xmm2,%xmm5,%xmm7
vminps	%xmm7,%xmm3,%xmm3
vminps	%xmm6,%xmm3,%xmm3
vpermps	%zmm2,%zmm9,%zmm6
vunpcklps	%ymm2,%ymm5,%ymm7
vextractf128	$1,%ymm7,%xmm7
vminps	%xmm7,%xmm6,%xmm6
vpermps	%zmm2,%zmm10,%zmm7
vunpckhps	%ymm2,%ymm5,%ymm2
vextractf128	$1,%ymm2,%xmm2
vminps	%xmm2,%xmm7,%xmm2
vminps	%xmm6,%xmm2,%xmm2
vminps	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm2,%xmm3
vminss	%xmm3,%xmm2,%xmm2
vaddss	%xmm2,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vbroadcastss	%xmm2,%zmm5
vcmpleps	%zmm11,%zmm5,%k2
vcmpleps	%zmm3,%zmm11,%k0 {%k2}
kandw	%k0,%k1,%k1
vcvttss2si	%xmm1,%eax
decl	%eax
vcvttss2si	%xmm2,%esi
decl	%esi
vmovaps	%zmm31,%zmm1 {%k1} {z}
movl	1504(%rsp),%r11d
cmpl	%r11d,%eax
movl	%r11d,%edi
cmovll	%eax,%edi
cmpl	%ebp,%esi
movl	%ebp,%r8d
cmovll	%esi,%r8d
testb	%bl,%bl
jne	92b
movl	%edi,%r9d
sarl	$31,%r9d
andnl	%edi,%r9d,%edi
movl	%r8d,%r9d
sarl	$31,%r9d
andnl	%r8d,%r9d,%r8d
vcvtsi2ss	%edi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vbroadcastss	336f(%rip),%zmm18
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm3
vmaxps	%zmm17,%zmm3,%zmm3
vbroadcastss	385f(%rip),%zmm21
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm3,%zmm3,%zmm5
vmulps	%zmm2,%zmm2,%zmm6
vmulps	%zmm5,%zmm3,%zmm3
vbroadcastss	397f(%rip),%zmm28
vmulps	%zmm28,%zmm3,%zmm3
vfmadd231ps	%zmm6,%zmm2,%zmm3
vbroadcastss	398f(%rip),%zmm30
vmulps	%zmm30,%zmm3,%zmm2
leaq	1(%rdi),%r9
vcvtsi2ss	%r9,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm18,%zmm3,%zmm3
vsubps	%zmm3,%zmm31,%zmm5
vmaxps	%zmm17,%zmm5,%zmm5
vsubps	%zmm3,%zmm21,%zmm3
vmaxps	%zmm17,%zmm3,%zmm3
vmulps	%zmm5,%zmm5,%zmm6
vmulps	%zmm3,%zmm3,%zmm7
vmulps	%zmm6,%zmm5,%zmm5
vmulps	%zmm28,%zmm5,%zmm5
leaq	2(%rdi),%r9
vcvtsi2ss	%r9,%xmm15,%xmm6
vfmadd231ps	%zmm7,%zmm3,%zmm5
vmulps	%zmm30,%zmm5,%zmm5
vbroadcastss	%xmm6,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm18,%zmm3,%zmm3
vsubps	%zmm3,%zmm31,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vsubps	%zmm3,%zmm21,%zmm3
vmaxps	%zmm17,%zmm3,%zmm3
vmulps	%zmm6,%zmm6,%zmm7
vmulps	%zmm3,%zmm3,%zmm8
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm8,%zmm3,%zmm6
leaq	3(%rdi),%r9
vcvtsi2ss	%r9,%xmm15,%xmm3
vmulps	%zmm30,%zmm6,%zmm6
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm18,%zmm3,%zmm3
vsubps	%zmm3,%zmm31,%zmm7
vmaxps	%zmm17,%zmm7,%zmm7
vsubps	%zmm3,%zmm21,%zmm3
vmaxps	%zmm17,%zmm3,%zmm3
vmulps	%zmm7,%zmm7,%zmm8
vmulps	%zmm3,%zmm3,%zmm9
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm28,%zmm7,%zmm7
vfmadd231ps	%zmm9,%zmm3,%zmm7
vmulps	%zmm30,%zmm7,%zmm8
leaq	4(%rdi),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm18,%zmm3,%zmm3
vsubps	%zmm3,%zmm31,%zmm7
vmaxps	%zmm17,%zmm7,%zmm7
vsubps	%zmm3,%zmm21,%zmm3
vmaxps	%zmm17,%zmm3,%zmm3
vmulps	%zmm7,%zmm7,%zmm9
vmulps	%zmm3,%zmm3,%zmm10
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm28,%zmm7,%zmm7
vfmadd231ps	%zmm10,%zmm3,%zmm7
vmulps	%zmm30,%zmm7,%zmm9
vmulps	%zmm1,%zmm2,%zmm3
vmulps	%zmm1,%zmm5,%zmm5
vmulps	%zmm1,%zmm6,%zmm7
vmulps	%zmm1,%zmm8,%zmm8
vmulps	%zmm1,%zmm9,%zmm9
vcvtsi2ss	%r8d,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm10
vmulps	%zmm2,%zmm2,%zmm12
vmulps	%zmm10,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm12,%zmm2,%zmm6
leaq	1(%r8),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vmulps	%zmm30,%zmm6,%zmm10
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm12
vmulps	%zmm2,%zmm2,%zmm14
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm14,%zmm2,%zmm6
vmulps	%zmm30,%zmm6,%zmm12
leaq	2(%r8),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm14
vmulps	%zmm2,%zmm2,%zmm16
vmulps	%zmm14,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm16,%zmm2,%zmm6
vmulps	%zmm30,%zmm6,%zmm14
leaq	3(%r8),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm16
vxorps	%xmm20,%xmm20,%xmm20
vmulps	%zmm2,%zmm2,%zmm17
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm17,%zmm2,%zmm6
vmulps	%zmm30,%zmm6,%zmm16
leaq	4(%r8),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm31,%zmm6
vmaxps	%zmm20,%zmm6,%zmm6
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm20,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm17
vmulps	%zmm2,%zmm2,%zmm18
vmulps	%zmm17,%zmm6,%zmm6
vmulps	%zmm28,%zmm6,%zmm6
vfmadd231ps	%zmm18,%zmm2,%zmm6
vmulps	%zmm30,%zmm6,%zmm17
vpbroadcastd	338f(%rip),%zmm30
cmpl	%esi,%ebp
cmovll	%ebp,%esi
movl	%esi,%edi
sarl	$31,%edi
andnl	%esi,%edi,%esi
addq	1440(%rsp),%rsi
imulq	%rdx,%rsi
cmpl	%eax,%r11d
cmovll	%r11d,%eax
movl	%eax,%edi
sarl	$31,%edi
andnl	%eax,%edi,%eax
leaq	(%rsi,%rax,4),%rax
addq	136(%rsp),%rax
movq	1312(%rsp),%r11
movq	1376(%rsp),%r8
movq	128(%rsp),%r9
leaq	109120(%r12),%rbp
xorl	%esi,%esi
jmp	96f
.p2align	4
95:
incq	%rsi
addq	336(%rsp),%rax
movq	24(%rsp),%rdi
addq	%rdi,%rbp
addq	%rdi,%r9
addq	%rdi,%r8
addq	%rdi,%r11
vmovaps	%zmm18,%zmm0
movq	48(%rsp),%r14
cmpq	%r14,%rsi
je	93b
96:
testq	%r15,%r15
je	98f
movq	%r12,%rdi
xorl	%ebx,%ebx
.p2align	4
97:
vmulps	(%rax,%rbx,4){1to16},%zmm10,%zmm2
leaq	(%rax,%rbx,4),%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm12,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm14,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm16,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm17,%zmm2
vmovaps	%zmm2,(%rdi)
incq	%rbx
addq	$192,%rdi
cmpq	%rbx,%r15
jne	97b
98:
testq	%rcx,%rcx
je	322f
movq	16(%rsp),%rdi
vbroadcastss	8(%rdi),%zmm2
movq	%r12,%rbx
xorl	%edi,%edi
movq	48(%rsp),%r14
.p2align	4
99:
vmulps	(%rbx),%zmm3,%zmm18
vmovaps	192(%rbx),%zmm6
vmovaps	384(%rbx),%zmm20
vmovaps	576(%rbx),%zmm21
vfmadd231ps	%zmm5,%zmm6,%zmm18
vmulps	%zmm6,%zmm3,%zmm6
vfmadd231ps	%zmm20,%zmm5,%zmm6
vfmadd231ps	%zmm21,%zmm7,%zmm6
vmovaps	768(%rbx),%zmm28
vfmadd231ps	%zmm28,%zmm8,%zmm6
vfmadd231ps	960(%rbx),%zmm9,%zmm6
leaq	384(%rbx),%rbx
vfmadd231ps	%zmm7,%zmm20,%zmm18
vfmadd231ps	%zmm8,%zmm21,%zmm18
vfmadd231ps	%zmm9,%zmm28,%zmm18
vmovaps	-64(%r9,%rdi),%zmm20
vmovaps	(%r9,%rdi),%zmm21
vmulps	-64(%rbp,%rdi),%zmm18,%zmm28
vsubps	%zmm2,%zmm20,%zmm20
vfmadd213ps	%zmm0,%zmm28,%zmm18
vaddps	%zmm28,%zmm13,%zmm0
vfmadd213ps	%zmm19,%zmm28,%zmm20
vmulps	(%rbp,%rdi),%zmm6,%zmm28
vsubps	%zmm2,%zmm21,%zmm19
vfmadd231ps	%zmm6,%zmm28,%zmm18
vaddps	%zmm28,%zmm0,%zmm13
vfmadd213ps	%zmm20,%zmm28,%zmm19
subq	$-128,%rdi
vmovaps	%zmm18,%zmm0
cmpq	%rdi,%r13
jne	99b
cmpl	400(%rsp),%r14d
jbe	95b
jmp	323f
.p2align	4
322:
vmovaps	%zmm0,%zmm18
movq	48(%rsp),%r14
cmpl	400(%rsp),%r14d
jbe	95b
323:
movq	16(%rsp),%rdi
vbroadcastss	8(%rdi),%zmm0
movq	464(%rsp),%rdi
xorl	%ebx,%ebx
movq	592(%rsp),%r14
.p2align	4
324:
vmulps	(%rdi),%zmm3,%zmm2
vfmadd231ps	192(%rdi),%zmm5,%zmm2
vfmadd231ps	384(%rdi),%zmm7,%zmm2
vfmadd231ps	576(%rdi),%zmm8,%zmm2
vfmadd231ps	768(%rdi),%zmm9,%zmm2
vmovaps	(%r8,%rbx),%zmm6
vsubps	%zmm0,%zmm6,%zmm6
vmulps	(%r11,%rbx),%zmm2,%zmm20
vfmadd231ps	%zmm2,%zmm20,%zmm18
vaddps	%zmm20,%zmm13,%zmm13
vfmadd231ps	%zmm6,%zmm20,%zmm19
addq	$64,%rbx
addq	%r10,%rdi
decq	%r14
jne	324b
jmp	95b
.p2align	4
325:
vmovaps	%zmm6,%zmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2592(%rsp)
vmovups	%zmm0,2528(%rsp)
vmovups	%zmm0,2464(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm20,%xmm20,%xmm20
vmovups	%zmm0,2400(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm0,1760(%rsp)
vmovups	%zmm0,1888(%rsp)
vmovups	%zmm0,1824(%rsp)
vmovaps	%zmm4,%zmm7
vmovaps	%zmm28,%zmm25
vmovaps	%zmm8,%zmm6
vmovaps	%zmm9,%zmm4
vbroadcastss	375f(%rip),%zmm21
326:
vmovups	%zmm25,720(%rsp)
vmovups	%zmm7,464(%rsp)
vmovups	%zmm6,592(%rsp)
vmovups	%zmm4,336(%rsp)
vmovups	%zmm5,528(%rsp)
vmovups	%zmm24,272(%rsp)
vmovups	%zmm26,400(%rsp)
vmovups	%zmm20,976(%rsp)
vmovups	%zmm27,784(%rsp)
vmovups	%zmm23,848(%rsp)
vmovups	%zmm11,1040(%rsp)
vmovups	%zmm10,1104(%rsp)
vmovups	%zmm3,1952(%rsp)
vmovups	6816(%rsp),%zmm0
vaddps	4320(%rsp),%zmm0,%zmm0
vmovups	%zmm0,656(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm14,%xmm14,%xmm14
testb	%bl,%bl
movq	8(%rsp),%r8
vxorps	%xmm27,%xmm27,%xmm27
jne	48b
vbroadcastss	8(%r11),%zmm17
movq	(%rsp),%rax
leaq	109056(%r12),%rcx
xorl	%edx,%edx
.p2align	4
327:
xorl	%esi,%esi
movq	%r14,%rdi
vpbroadcastd	364f(%rip),%zmm26
vpbroadcastd	365f(%rip),%zmm28
vbroadcastss	366f(%rip),%zmm7
vbroadcastss	367f(%rip),%zmm1
vbroadcastss	368f(%rip),%zmm3
vbroadcastss	369f(%rip),%zmm0
vbroadcastss	372f(%rip),%zmm25
vbroadcastss	373f(%rip),%zmm11
vbroadcastss	374f(%rip),%zmm5
vbroadcastss	359f(%rip),%zmm24
.p2align	4
328:
vmovaps	(%rcx,%rsi),%zmm2
vmovaps	(%rax,%rsi),%zmm6
vdivps	%zmm2,%zmm31,%zmm18
vsubps	%zmm2,%zmm6,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vcmpltps	%zmm6,%zmm29,%k1
vaddps	%zmm29,%zmm18,%zmm19
vmovaps	%zmm6,%zmm19 {%k1}
vaddps	%zmm31,%zmm19,%zmm20
vpaddd	%zmm26,%zmm20,%zmm20
vpandd	%zmm28,%zmm20,%zmm20
vpsubd	%zmm20,%zmm30,%zmm21
vaddps	%zmm29,%zmm21,%zmm22
vfmadd231ps	%zmm19,%zmm21,%zmm22
vmulps	%zmm22,%zmm22,%zmm19
vmovaps	%zmm3,%zmm21
vfmadd213ps	%zmm0,%zmm22,%zmm21
vmovaps	%zmm25,%zmm23
vfmadd213ps	%zmm11,%zmm22,%zmm23
vfmadd231ps	%zmm5,%zmm19,%zmm23
vfmadd213ps	%zmm21,%zmm19,%zmm23
vmovaps	%zmm7,%zmm21
vfmadd213ps	%zmm1,%zmm22,%zmm21
vfmadd213ps	%zmm21,%zmm19,%zmm23
vfmadd213ps	%zmm22,%zmm19,%zmm23
vbroadcastss	375f(%rip),%zmm21
vcvtdq2ps	%zmm20,%zmm19
vfmadd231ps	%zmm21,%zmm19,%zmm23
vaddps	%zmm31,%zmm6,%zmm19
vaddps	%zmm24,%zmm2,%zmm20
vdivps	%zmm20,%zmm31,%zmm20
vmaxps	%zmm29,%zmm6,%zmm6
vfmsub231ps	%zmm19,%zmm23,%zmm6
vfmadd231ps	%zmm6,%zmm2,%zmm14
vmulps	%zmm20,%zmm20,%zmm2
vaddps	%zmm20,%zmm16,%zmm16
vmulps	%zmm2,%zmm20,%zmm6
vmulps	%zmm18,%zmm17,%zmm18
vaddps	%zmm2,%zmm15,%zmm15
vaddps	%zmm6,%zmm13,%zmm13
vfmadd231ps	%zmm6,%zmm18,%zmm8
vmulps	%zmm6,%zmm2,%zmm6
vfmadd231ps	%zmm2,%zmm18,%zmm9
vmulps	%zmm2,%zmm2,%zmm2
vaddps	%zmm2,%zmm12,%zmm12
vfmadd231ps	%zmm2,%zmm18,%zmm4
vfmadd231ps	%zmm18,%zmm6,%zmm27
vaddps	%zmm6,%zmm10,%zmm10
addq	$64,%rsi
decq	%rdi
jne	328b
incq	%rdx
movq	24(%rsp),%rsi
addq	%rsi,%rcx
addq	%rsi,%rax
cmpq	%r14,%rdx
jne	327b
jmp	48b
.p2align	4
329:
vdivps	5152(%rsp),%zmm31,%zmm0
vmulps	5216(%rsp),%zmm0,%zmm0
vpaddd	%zmm4,%zmm0,%zmm1
vpandd	%zmm5,%zmm1,%zmm1
vpsubd	%zmm1,%zmm30,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	366f(%rip),%zmm4
vfmadd213ps	367f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	368f(%rip),%zmm5
vfmadd213ps	369f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	372f(%rip),%zmm0
vfmadd213ps	373f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	374f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	%zmm21,%zmm1,%zmm0
vmovups	5088(%rsp),%zmm1
vfmadd231ps	376f(%rip){1to16},%zmm1,%zmm0
vmovups	5280(%rsp),%zmm1
vfmadd231ps	377f(%rip){1to16},%zmm1,%zmm0
movl	40(%rsp),%r10d
testb	$32,%r10b
movq	7408(%rsp),%rdi
movq	208(%rsp),%r9
vbroadcastss	336f(%rip),%zmm2
movq	80(%rsp),%rcx
vbroadcastss	342f(%rip),%zmm22
vbroadcastss	343f(%rip),%zmm23
vbroadcastss	344f(%rip),%zmm5
vbroadcastss	345f(%rip),%zmm6
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	88(%rsp),%rsi
movq	104(%rsp),%rdx
jne	7b
vbroadcastss	352f(%rip),%zmm4
vmovups	3104(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm3
vmovups	3168(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vxorps	%xmm18,%xmm18,%xmm18
vmovaps	%zmm2,%zmm17
vmovups	3232(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm13
vmovups	3360(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm15
vmulps	3296(%rsp),%zmm1,%zmm2
vmulps	%zmm3,%zmm2,%zmm14
vmovaps	%zmm14,%zmm2
vfnmadd213ps	%zmm31,%zmm14,%zmm2
vbroadcastss	378f(%rip),%zmm6
vmaxps	%zmm6,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm7
vmulps	3424(%rsp),%zmm13,%zmm4
vmulps	%zmm3,%zmm4,%zmm8
vmulps	3488(%rsp),%zmm13,%zmm4
vmulps	%zmm14,%zmm8,%zmm5
vfmsub231ps	%zmm4,%zmm1,%zmm5
vmulps	%zmm7,%zmm5,%zmm9
vmovaps	%zmm8,%zmm5
vfnmadd213ps	%zmm31,%zmm8,%zmm5
vfnmadd231ps	%zmm9,%zmm9,%zmm5
vmaxps	%zmm6,%zmm5,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vminps	%zmm31,%zmm2,%zmm2
vminps	%zmm2,%zmm5,%zmm2
vmulps	3552(%rsp),%zmm15,%zmm5
vmulps	%zmm3,%zmm5,%zmm10
vmulps	3616(%rsp),%zmm15,%zmm5
vmulps	%zmm14,%zmm10,%zmm6
vfmsub231ps	%zmm5,%zmm1,%zmm6
vmulps	%zmm7,%zmm6,%zmm11
vmulps	3680(%rsp),%zmm15,%zmm5
vmulps	%zmm8,%zmm10,%zmm6
vfmsub231ps	%zmm5,%zmm13,%zmm6
vfnmadd231ps	%zmm9,%zmm11,%zmm6
vmulps	%zmm4,%zmm6,%zmm12
vmovaps	%zmm10,%zmm16
vfnmadd213ps	%zmm31,%zmm10,%zmm16
vfnmadd231ps	%zmm11,%zmm11,%zmm16
vfnmadd231ps	%zmm12,%zmm12,%zmm16
vminps	%zmm2,%zmm16,%zmm2
vcmpgtps	379f(%rip){1to16},%zmm2,%k0
vmovups	3744(%rsp),%zmm27
vandps	%zmm17,%zmm27,%zmm2
vmaxps	%zmm18,%zmm2,%zmm2
vmovups	3872(%rsp),%zmm6
vandps	%zmm17,%zmm6,%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vcmpleps	%zmm31,%zmm26,%k2
vcmpleps	383f(%rip){1to16},%zmm2,%k3 {%k2}
vmovups	3808(%rsp),%zmm17
vaddps	%zmm17,%zmm27,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	6112(%rsp),%zmm5
vminps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	6176(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vbroadcastss	208(%r11),%zmm5
vmovaps	%zmm2,%zmm17 {%k3}
vbroadcastss	12(%r11),%zmm2
vcmpeqps	358f(%rip){1to16},%zmm26,%k1
vmovaps	%zmm5,%zmm17 {%k1}
movq	%rdx,%rax
shlq	$6,%rax
vmovaps	%zmm17,(%r9,%rax)
vmovups	3936(%rsp),%zmm18
vaddps	%zmm18,%zmm6,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6240(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6304(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
vmovaps	%zmm5,%zmm18 {%k1}
addq	%r8,%rdx
shlq	$6,%rdx
movq	%rdx,%rbx
vmovaps	%zmm18,(%r9,%rdx)
vmovups	4128(%rsp),%zmm18
vaddps	4000(%rsp),%zmm18,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6368(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6432(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
leaq	(%r9,%rax),%rdx
vmulps	%zmm2,%zmm18,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
movq	%r8,%rcx
shlq	$7,%rcx
vmovaps	%zmm6,(%rcx,%rdx)
vmovups	4192(%rsp),%zmm18
vaddps	4064(%rsp),%zmm18,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6496(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6560(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
vmulps	%zmm2,%zmm18,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
leaq	(%r8,%r8,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm6,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%r10b
je	332f
vmaxps	378f(%rip){1to16},%zmm16,%zmm6
vsqrtps	%zmm6,%zmm6
vbroadcastss	362f(%rip),%zmm18
vxorps	%zmm18,%zmm14,%zmm16
vdivps	%zmm6,%zmm31,%zmm14
vmulps	%zmm2,%zmm13,%zmm13
vmulps	%zmm2,%zmm15,%zmm15
kandw	%k0,%k2,%k2
andl	$4,%r10d
movl	%r10d,%edx
shrl	$2,%edx
movq	8(%rsp),%r8
shlq	$8,%r8
addq	%r9,%r8
movl	%r10d,%ebp
xorl	%esi,%esi
testl	%r10d,%r10d
setne	%sil
leaq	6(%rdx,%rdx,2),%rdi
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%rsi
imulq	8(%rsp),%rsi
shlq	$6,%rsi
addq	%r9,%rsi
imulq	8(%rsp),%rdi
shlq	$6,%rdi
addq	%r9,%rdi
imulq	8(%rsp),%rdx
shlq	$6,%rdx
addq	%r9,%rdx
vmulps	%zmm16,%zmm7,%zmm17
vfmadd231ps	%zmm17,%zmm9,%zmm8
vxorps	%zmm18,%zmm8,%zmm2
vmulps	%zmm2,%zmm4,%zmm16
vxorps	%zmm18,%zmm7,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm4,%zmm2,%zmm9
vfmadd231ps	%zmm17,%zmm11,%zmm10
vfmadd231ps	%zmm16,%zmm12,%zmm10
vxorps	%zmm18,%zmm10,%zmm2
vmulps	%zmm2,%zmm14,%zmm8
vmulps	%zmm11,%zmm7,%zmm2
vfmadd231ps	%zmm9,%zmm12,%zmm2
vxorps	%zmm18,%zmm2,%zmm2
vmulps	%zmm2,%zmm14,%zmm6
vxorps	%zmm18,%zmm4,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm14,%zmm2,%zmm2
vmovaps	%zmm17,%zmm10
vfmadd213ps	%zmm31,%zmm17,%zmm10
vfmadd231ps	%zmm16,%zmm16,%zmm10
vfmadd231ps	%zmm8,%zmm8,%zmm10
vmulps	%zmm10,%zmm3,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm3,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r8)
movq	8(%rsp),%r8
vmulps	%zmm7,%zmm7,%zmm10
vfmadd231ps	%zmm9,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm6,%zmm10
vmulps	%zmm10,%zmm1,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm1,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rsi)
vmulps	%zmm4,%zmm4,%zmm10
vfmadd231ps	%zmm2,%zmm2,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdi)
movq	7408(%rsp),%rdi
vmulps	%zmm14,%zmm14,%zmm10
vmulps	%zmm15,%zmm10,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm15,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdx)
movl	$8,%edx
testl	%ebp,%ebp
je	332f
vmulps	%zmm17,%zmm7,%zmm7
vfmadd231ps	%zmm16,%zmm9,%zmm7
vfmadd231ps	%zmm8,%zmm6,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm3,%zmm10 {%k2}
leaq	(%r8,%r8,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm16,%zmm4,%zmm7
vfmadd231ps	%zmm8,%zmm2,%zmm7
vmulps	%zmm13,%zmm7,%zmm7
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm3,%zmm10 {%k2}
imulq	$448,%r8,%rsi
addq	%r9,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm6,%zmm2,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm4,%zmm1,%zmm7 {%k2}
movq	%r8,%rsi
shlq	$9,%rsi
addq	%r9,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm8,%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm4,%zmm3,%zmm7 {%k2}
shlq	$7,%rdx
addq	%r9,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm6,%zmm14,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmovaps	%zmm5,%zmm4
vmulps	%zmm3,%zmm1,%zmm4 {%k2}
imulq	$704,%r8,%rdx
addq	%r9,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmulps	%zmm2,%zmm14,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmulps	%zmm1,%zmm13,%zmm5 {%k2}
shlq	$8,%rcx
addq	%r9,%rcx
vmovaps	%zmm5,(%rax,%rcx)
movl	$14,%edx
332:
cmpb	$0,36(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	358f(%rip){1to16},%zmm26,%k2
vmovups	3040(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm2
vfmsub132ps	384f(%rip){1to16},%zmm3,%zmm0
vbroadcastss	100(%r11),%zmm4
vfmadd213ps	%zmm17,%zmm25,%zmm4
vmovups	5344(%rsp),%zmm11
vfmadd231ps	104(%r11){1to16},%zmm11,%zmm4
vmovups	5408(%rsp),%zmm10
vfmadd231ps	108(%r11){1to16},%zmm10,%zmm4
vmovups	5472(%rsp),%zmm9
vfmadd231ps	112(%r11){1to16},%zmm9,%zmm4
vmovups	5536(%rsp),%zmm8
vfmadd231ps	116(%r11){1to16},%zmm8,%zmm4
vmovups	5600(%rsp),%zmm7
vfmadd231ps	120(%r11){1to16},%zmm7,%zmm4
vmovups	5664(%rsp),%zmm6
vfmadd231ps	124(%r11){1to16},%zmm6,%zmm4
vfmadd231ps	128(%r11){1to16},%zmm28,%zmm4
vmovups	5728(%rsp),%zmm27
vfmadd231ps	132(%r11){1to16},%zmm27,%zmm4
vbroadcastss	136(%r11),%zmm3
vmovups	6048(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm17,%zmm25,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm11,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm10,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm9,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm8,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm7,%zmm3
vfmadd231ps	160(%r11){1to16},%zmm6,%zmm3
vfmadd231ps	164(%r11){1to16},%zmm28,%zmm3
vfmadd231ps	168(%r11){1to16},%zmm27,%zmm3
vfmadd132ps	172(%r11){1to16},%zmm17,%zmm25
vfmadd231ps	176(%r11){1to16},%zmm11,%zmm25
vfmadd231ps	180(%r11){1to16},%zmm10,%zmm25
vfmadd231ps	184(%r11){1to16},%zmm9,%zmm25
vfmadd231ps	188(%r11){1to16},%zmm8,%zmm25
vfmadd231ps	192(%r11){1to16},%zmm7,%zmm25
vfmadd231ps	196(%r11){1to16},%zmm6,%zmm25
vfmadd231ps	200(%r11){1to16},%zmm28,%zmm25
vfmadd231ps	204(%r11){1to16},%zmm27,%zmm25
vfmadd231ps	385f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	386f(%rip){1to16},%zmm5,%zmm25
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r8,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%r8,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r8,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%r8,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm25 {%k2}
addq	$4,%rdx
imulq	%r8,%rdx
shlq	$6,%rdx
addq	%r9,%rdx
vmovaps	%zmm25,(%rax,%rdx)
jmp	6b
333:
addq	$7336,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
334:
vzeroupper
retq
.p2align	6,0x0
335:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
336:
.long	2147483647
337:
.long	1400897535
338:
.long	0x3f800000
339:
.long	1048576
342:
.long	0x3f40094e
343:
.long	0x3e1d5a5a
344:
.long	0x3bd74912
345:
.long	0x3f156f3d
346:
.long	0x3d26f715
347:
.long	8388607
348:
.long	0xc9800000
349:
.long	0x3f000000
352:
.long	0x0da24260
353:
.long	0x1e3ce508
354:
.long	0xbf800000
355:
.long	0x41100000
356:
.long	0x3e800000
357:
.long	0x41490fdb
358:
.long	0x40800000
359:
.long	0x40a00000
362:
.long	0x80000000
363:
.long	0x49742400
364:
.long	3234528013
365:
.long	4286578688
366:
.long	0x3eaaac4e
367:
.long	0xbf00000d
368:
.long	0x3e4bdb47
369:
.long	0xbe7fd7d0
372:
.long	0x3e259a3a
373:
.long	0xbe2ec8d2
374:
.long	0xbddadb52
375:
.long	0x33b17218
376:
.long	0x3f317218
377:
.long	0x3feb3f8f
378:
.long	0x358637bd
379:
.long	0x38d1b717
382:
.long	0x40400000
383:
.long	0x7f7fffff
384:
.long	0xbf000000
385:
.long	0x40000000
386:
.long	0x41000000
387:
.long	0x3f400000
388:
.long	0x7149f2ca
389:
.long	0x45800000
392:
.long	0xc5800000
393:
.long	0x41200000
394:
.long	0x3d4ccccd
395:
.long	0xc9742400
396:
.long	0xc0000000
397:
.long	0xc0800000
398:
.long	0x3e2aaaab
399:
.long	0x3c23d70a
422:
.long	0x41400000
423:
.long	0x3fc00000
424:
.long	0x3727c5ac
425:
.long	0x3a83126f
426:
.long	0x41800000
427:
.long	2
428:
.long	4
429:
.long	8
432:
.long	0x350637bd
433:
.long	0x34210fb0
434:
.long	0x3f666666
435:
.long	0x3cf5c28f
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
439:
.short	65535
.short	0
.p2align	4,0x0
442:
.long	11
.long	3
.long	10
.long	11
.p2align	5,0x0
443:
.zero	4
.zero	4
.zero	4
.zero	4
.long	13
.long	5
.long	14
.long	15
444:
.zero	4
.zero	4
.zero	4
.zero	4
.long	15
.long	7
.long	14
.long	15
